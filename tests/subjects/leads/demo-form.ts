import type { SnapshotFrom } from 'xstate';
import { bookDemo, thankYou } from '#content/site/book-demo.ts';
import { emptyDemoFields, type DemoFields } from '#content/site/demo-request.ts';
import {
  demoFormProblems,
  type DemoField,
  type demoFormMachine,
} from '#machines/demo-form/demo-form.machine.ts';
import { emailProblem } from '#machines/shared/email-address.ts';
import { demoFields, fillDemoField } from '#tests/models/demo-request.ts';
import { button, textbox, type Eyes, type Hands } from '#tests/models/hands.ts';
import type { Scene, Subject } from '#tests/models/subject.ts';

const { messages } = bookDemo;
const names = Object.keys(emptyDemoFields) as DemoField[];
const submit = button('Request my demo');
const summary = { role: 'alert' };
const opening = 'What is known from before is filled in when the form is opened.';
const noForm = 'There is no form yet.';
const gone = 'The thanks have taken the form’s place.';
/** Why nothing can be done with the form, if so. */
const outOfReach = ({ isOpen }: Scene, { value }: SnapshotFrom<typeof demoFormMachine>) =>
  !isOpen ? noForm : (value === 'accepted' || value === 'failed') && gone;

/** What browsers find before they submit; blanks are an answer to them. */
const foundByBrowser = (fields: DemoFields) =>
  names.filter((name) =>
    name === 'email' ? emailProblem(fields.email) : name !== 'website' && fields[name] === '',
  );

/** Opens the form, with what the visitor has told before. */
async function openForm(hands: Hands, known: Partial<DemoFields>) {
  const given = { hold: ['demo' as const] };
  if (known.email && !known.firstName) {
    await hands.open('/', given);
    await hands.fill(textbox('Work email'), known.email);
    await hands.press(button('Get a demo'));
    await hands.pass(1000);
    return;
  }
  await hands.open('/book-demo', given);
  if (!known.firstName) return;
  for (const name of names) await fillDemoField(hands, name, known[name] ?? '');
  await hands.go('/');
  await hands.go('/book-demo');
}

async function isKept(eyes: Eyes, fields: DemoFields | null, requests: number) {
  const draft = await eyes.stored('demoDraft');
  const stored = ((await eyes.stored('demoSubmissions')) ?? []) as object[];
  const kept = JSON.stringify([draft, stored.length, await eyes.asked('demo')]);
  const wanted = JSON.stringify([fields, requests, requests]);
  if (kept !== wanted) throw new Error(`kept and sent is ${kept}, not ${wanted}`);
}

async function asks(eyes: Eyes, fields: DemoFields, isRejected: boolean) {
  const problems = isRejected ? demoFormProblems(fields) : {};
  for (const name of names) {
    const problem = problems[name];
    await eyes.see(demoFields[name], { value: fields[name], invalid: problem !== undefined });
    for (const kind of ['missing', 'malformed'] as const) {
      const isSaid = problem !== undefined && messages[name][problem] === messages[name][kind];
      await eyes.count({ text: messages[name][kind] }, isSaid ? 2 : 0);
    }
  }
  if (isRejected) await eyes.see({ text: bookDemo.errorTitle, within: summary });
  else await eyes.miss(summary);
}

const draftOf = ({ hasDraft }: Scene, fields: DemoFields) => (hasDraft ? fields : null);

async function thanks(eyes: Eyes) {
  await eyes.address('/thank-you');
  await eyes.see({ role: 'heading', name: thankYou.heading });
}

export const subject: Subject<typeof demoFormMachine> = {
  scene: {
    start: { isOpen: false, hasDraft: false },
    next: ({ hasDraft }, { type, fields }) => ({
      isOpen: true,
      hasDraft:
        type === 'fields.prefilled'
          ? Boolean((fields as Partial<DemoFields>).firstName)
          : type === 'field.changed' || hasDraft,
    }),
  },
  events: {
    'fields.prefilled': {
      can: (_, __, { isOpen }) => !isOpen || opening,
      act: (hands, { fields }) => openForm(hands, fields),
    },
    'field.changed': {
      can: ({ field, value }, before, scene) =>
        outOfReach(scene, before) ||
        value !== before.context.fields[field] ||
        'The same text is no change.',
      act: (hands, { field, value }) => fillDemoField(hands, field, value),
    },
    'form.rejected': {
      can: (_, before, scene) =>
        outOfReach(scene, before) ||
        foundByBrowser(before.context.fields).length > 0 ||
        'The browser finds nothing missing.',
      act: async (hands) => {
        await hands.press(submit);
        await hands.see(summary, { focused: true });
      },
      // One for each field that the browser finds something in.
      sends: (event, { context }) => foundByBrowser(context.fields).map(() => event),
    },
    'form.submitted': {
      can: (_, before, scene) =>
        outOfReach(scene, before) ||
        foundByBrowser(before.context.fields).length === 0 ||
        'The browser finds something missing.',
      act: async (hands, _, { value, context }) => {
        // The pointer is for buttons at rest; Enter reaches one that is busy as well.
        if (value === 'submitting') return hands.activate(submit);
        await hands.press(submit);
        if (Object.keys(demoFormProblems(context.fields)).length > 0)
          await hands.see(summary, { focused: true });
      },
    },
    'xstate.done.actor.sendRequest': { act: (hands) => hands.answer('demo', 'done') },
    'xstate.error.actor.sendRequest': { act: (hands) => hands.answer('demo', 'failed') },
    'visitor.returned':
      'e2e/specs/navigation/called-back.spec.ts comes back while the thank-you page is on its way.',
  },
  promises: {
    'editing.unchecked': async (eyes, { context: { fields } }, scene) => {
      await asks(eyes, fields, false);
      await eyes.see(submit, { disabled: false });
      await isKept(eyes, draftOf(scene, fields), 0);
    },
    'editing.rejected': async (eyes, { context: { fields } }, scene) => {
      await asks(eyes, fields, true);
      await isKept(eyes, draftOf(scene, fields), 0);
    },
    submitting: async (eyes, { context: { fields } }, scene) => {
      await asks(eyes, fields, false);
      await eyes.see(submit, { disabled: true });
      await isKept(eyes, draftOf(scene, fields), 1);
    },
    accepted: async (eyes) => {
      await thanks(eyes);
      await isKept(eyes, null, 1);
    },
    failed: async (eyes, { context: { fields } }, scene) => {
      await thanks(eyes);
      await isKept(eyes, draftOf(scene, fields), 1);
    },
  },
};
