import { signIn } from '#content/site/sign-in.ts';
import { emailProblem } from '#machines/shared/email-address.ts';
import {
  signInProblems,
  type signInFormMachine,
} from '#machines/sign-in-form/sign-in-form.machine.ts';
import { button, textbox, type Eyes, type Find } from '#tests/models/hands.ts';
import type { Subject } from '#tests/models/subject.ts';

const { labels, messages } = signIn;
const email = textbox(labels.email);
const inPassword = (rest = ''): Find => ({ css: `#sign-in-password${rest}` });
const password = inPassword();
const submit = button(labels.submit);
const summary = { role: 'alert' };
const passwords = ['', 'correct horse', 'battery staple'] as const;
const checked = 'Browsers check the fields themselves before they submit.';
const replaced = 'The workspace takes the form’s place before the form could be told.';
const early = 'e2e/specs/navigation/called-back.spec.ts comes back before the next page is shown.';
const opening = 'The fields rest while the workspace is being opened.';
const isComplete = ({ context }: { context: Parameters<typeof signInProblems>[0] }) =>
  Object.keys(signInProblems(context)).length === 0;

type Snapshot = { context: Parameters<typeof signInProblems>[0] };

async function asks(eyes: Eyes, { context }: Snapshot, isRejected: boolean) {
  const problems = isRejected ? signInProblems(context) : {};
  await eyes.address('/sign-in');
  await eyes.see(email, { value: context.email, invalid: problems.email !== undefined });
  await eyes.see(password, {
    invalid: problems.password !== undefined,
    value: context.hasPassword ? /./ : '',
  });
  if (isRejected) await eyes.see(summary);
  else await eyes.miss(summary);
  for (const [name, text] of Object.entries(messages.email)) {
    await eyes.count({ text }, name === problems.email ? 2 : 0);
  }
  await eyes.count({ text: messages.password.missing }, problems.password ? 2 : 0);
}

async function shows(eyes: Eyes, isShown: boolean) {
  await eyes.see(inPassword(`[type=${isShown ? 'text' : 'password'}]`));
}

const held: Subject<typeof signInFormMachine> = {
  path: '/sign-in',
  given: { hold: ['navigation'] },
  scene: {
    start: { typed: 0 },
    next: ({ typed }, event) => {
      if (event.type !== 'password.changed') return { typed };
      return { typed: event['isEmpty'] ? 0 : typed === 1 ? 2 : 1 };
    },
  },
  events: {
    'email.changed': {
      can: (event, { context, value }) =>
        value.form === 'submitting'
          ? opening
          : event.email !== context.email || 'The same text is no change.',
      act: (hands, event) => hands.fill(email, event.email),
    },
    'password.changed': {
      can: ({ isEmpty }, { context, value }) =>
        value.form === 'submitting'
          ? opening
          : !isEmpty || context.hasPassword || 'An empty field can’t be emptied.',
      act: (hands, { isEmpty }, _, { typed }) =>
        hands.fill(password, passwords[isEmpty ? 0 : typed === 1 ? 2 : 1]),
    },
    'password.revealed': {
      can: (_, { value }) => value.password === 'hidden' || 'It is shown already.',
      control: button(signIn.showPassword),
    },
    'password.concealed': {
      can: (_, { value }) => value.password === 'shown' || 'It is hidden already.',
      control: button(signIn.hidePassword),
    },
    'google.pressed': { control: button(signIn.google) },
    'form.rejected': {
      can: (_, before) => !isComplete(before) || checked,
      // One for each field that the browser finds something in.
      sends: (event, { context }) => Object.keys(signInProblems(context)).map(() => event),
      act: async (hands) => {
        await hands.press(submit);
        await hands.see(summary, { focused: true });
      },
    },
    'form.submitted': {
      can: (_, before) => isComplete(before) || checked,
      // The pointer is for buttons at rest; Enter reaches one that is busy as well.
      act: (hands, _, { value }) =>
        value.form === 'submitting' ? hands.activate(submit) : hands.press(submit),
    },
    'page.opened': replaced,
    'visitor.returned': early,
  },
  promises: {
    'form.editing.unchecked': (eyes, snapshot) => asks(eyes, snapshot, false),
    'form.editing.rejected': (eyes, snapshot) => asks(eyes, snapshot, true),
    'form.submitting': async (eyes, snapshot) => {
      await asks(eyes, snapshot, false);
      await eyes.see(submit, { disabled: true });
      await eyes.count({ css: 'input[readonly]' }, 2);
    },
    'form.done': { unseen: replaced },
    'password.hidden': (eyes) => shows(eyes, false),
    'password.shown': (eyes) => shows(eyes, true),
  },
  unreachable: {
    'sign-in-form.form.editing form.submitted 1': checked,
    'not sign-in-form.form.editing form.submitted 0': checked,
    'sign-in-form.form.done': replaced,
  },
};

const elsewhere = 'It is looked at where the workspace keeps visitors waiting.';
const gone = 'The visitor has left for the workspace.';

/** The same without a wait: the visitor arrives in the workspace. */
const arriving: Subject<typeof signInFormMachine> = {
  ...held,
  given: {},
  scene: { start: {}, next: (_, { type }) => ({ hasLeft: type === 'form.submitted' }) },
  events: {
    ...held.events,
    'email.changed': {
      can: (event, { context }, { hasLeft }) =>
        (!hasLeft && event.email !== context.email && emailProblem(event.email) === null) || gone,
      act: (hands, event) => hands.fill(email, event.email),
    },
    'password.changed': {
      can: ({ isEmpty }, { context }) => (!isEmpty && !context.hasPassword) || elsewhere,
      act: (hands) => hands.fill(password, passwords[1]),
    },
    'password.revealed': elsewhere,
    'password.concealed': elsewhere,
    'google.pressed': elsewhere,
    'form.rejected': elsewhere,
    'form.submitted': {
      can: (_, before, { hasLeft }) => (!hasLeft && isComplete(before)) || gone,
      act: async (hands) => {
        await hands.press(submit);
        await hands.pass(1000);
      },
    },
  },
  promises: {
    ...held.promises,
    'form.submitting': (eyes) => eyes.address('/dashboard'),
    'password.hidden': (eyes, { value }) =>
      value.form === 'submitting' ? eyes.miss(password) : shows(eyes, false),
  },
};

export const subjects = [held, arriving];
