import type { SnapshotFrom } from 'xstate';
import { emailProblem } from '#machines/shared/email-address.ts';
import type { heroFormMachine } from '#machines/hero-form/hero-form.machine.ts';
import { demoFields } from '#tests/models/demo-request.ts';
import { button, textbox, type Eyes } from '#tests/models/hands.ts';
import type { Scene, Subject } from '#tests/models/subject.ts';
import { asksForEmail, checked, emailEvents } from '../parts/email-form';

const form = {
  field: textbox('Work email'),
  submit: button('Get a demo'),
  messages: {
    missing: 'Enter your work email address.',
    malformed: 'Enter a complete address, such as name@company.com.',
  },
};
const { field, submit } = form;
const typing = emailEvents(form);
const left = 'The demo form takes the page’s place before the form could be told.';
const early = 'e2e/specs/navigation/called-back.spec.ts comes back before the next page is shown.';
const elsewhere = 'It is looked at where the demo form keeps visitors waiting.';

async function keeps(eyes: Eyes, remembered: unknown, lead: string | null) {
  const last = (await eyes.stored('lastEmailEntered')) as { email: string } | null;
  const leads = (await eyes.stored('demoEmails')) as { email: string }[] | null;
  const kept = JSON.stringify([last?.email, leads?.map(({ email }) => email)]);
  const wanted = JSON.stringify([remembered, lead === null ? undefined : [lead]]);
  if (kept !== wanted) throw new Error(`kept is ${kept}, not ${wanted}`);
  const asked = await eyes.asked('lead');
  if (asked !== (lead === null ? 0 : 1)) throw new Error(`${asked} leads are sent`);
}

async function asks(
  eyes: Eyes,
  snapshot: SnapshotFrom<typeof heroFormMachine>,
  isRejected: boolean,
  { remembered }: Scene,
) {
  await eyes.address('/');
  await asksForEmail(eyes, form, snapshot, isRejected);
  await eyes.see(submit, { disabled: false });
  await keeps(eyes, remembered, null);
}

const waiting: Subject<typeof heroFormMachine> = {
  path: '/',
  given: { hold: ['navigation', 'lead'] },
  scene: {
    start: {},
    next: (scene, { type, email }) => {
      if (type === 'form.submitted') return { ...scene, isSubmitted: true };
      const isKept = type === 'email.changed' && !scene['isSubmitted'] && /@/.test(String(email));
      return isKept ? { remembered: email } : scene;
    },
  },
  events: {
    ...typing,
    'email.changed': {
      ...typing['email.changed'],
      can: (event, before) =>
        event.email === event.email.trim()
          ? typing['email.changed'].can(event, before)
          : 'Browsers take blanks off an address.',
    },
    'form.submitted': {
      ...typing['form.submitted'],
      // The pointer is for buttons at rest; Enter reaches one that is busy as well.
      act: (hands, _, { value }) =>
        value === 'submitting' ? hands.activate(submit) : hands.press(submit),
    },
    'page.opened': left,
    'visitor.returned': early,
  },
  promises: {
    'editing.unchecked': (eyes, snapshot, scene) => asks(eyes, snapshot, false, scene),
    'editing.rejected': (eyes, snapshot, scene) => asks(eyes, snapshot, true, scene),
    submitting: async (eyes, { context: { email } }, { remembered }) => {
      await eyes.see(field, { value: email, invalid: false });
      await eyes.see(submit, { disabled: true });
      await keeps(eyes, remembered, email);
    },
    done: { unseen: left },
  },
  unreachable: {
    'not hero-form.editing form.submitted 0': checked,
    'hero-form.done': left,
  },
};

/** The same without a wait: the visitor arrives at the demo form. */
const arriving: Subject<typeof heroFormMachine> = {
  ...waiting,
  given: {},
  events: {
    ...waiting.events,
    'email.changed': {
      can: ({ email }, { context }) =>
        (context.email === '' && emailProblem(email) === null) || elsewhere,
      act: (hands, { email }) => hands.fill(field, email),
    },
    'form.rejected': elsewhere,
    'form.submitted': {
      can: (_, { context }, { isSubmitted }) =>
        (!isSubmitted && emailProblem(context.email) === null) || elsewhere,
      act: async (hands) => {
        await hands.press(submit);
        await hands.pass(1000);
      },
    },
  },
  promises: {
    ...waiting.promises,
    submitting: async (eyes, { context: { email } }, { remembered }) => {
      await eyes.address('/book-demo');
      await eyes.see(demoFields.email, { value: email });
      await keeps(eyes, remembered, email);
    },
  },
};

export const subjects = [waiting, arriving];
