import assert from 'node:assert/strict';
import {
  faqFileProblems,
  faqImportWords as words,
  faqLimits,
  faqRowProblem,
} from '#content/workspace/faq-list.ts';
import type { Workspace } from '#content/sample/workspace.ts';
import type { faqImportMachine, FaqFileContent } from '#machines/faq-import/faq-import.machine.ts';
// Is there at once when it is asked for.
import '#src/features/workspace/chatbot/faq-list/faq-csv.ts';
import { button, type Eyes } from '#tests/models/hands.ts';
import { anyText, type Subject } from '#tests/models/subject.ts';

const dialog = { role: 'dialog', name: words.title };
const input = { css: 'input[type="file"]', within: dialog };
const refused = { css: '#faq-file-error', within: dialog };
const leftOut = { role: 'region', name: words.leftOut };
const confirm = button(words.confirm, dialog);

/** What stands in each of the files. */
const files: Record<string, string> = {
  'faq.csv': 'question,answer\nWhy is my light red?,No signal reaches it.\nIs it on?,\n',
  'no-answers.csv': 'question,answer\n\nWhy is my light red?,\n',
  'picture.csv': 'PNG\0\0',
  'huge.csv': 'a,b\n'.padEnd(faqLimits.importBytes + 1, ' '),
};

/** What reading such a file comes to. */
function isOutputOf(name: string | undefined, output: FaqFileContent | { problem: string }) {
  if ('problem' in output) return name === 'picture.csv';
  return name === (output.texts.length > 0 ? 'faq.csv' : 'no-answers.csv');
}

async function says(eyes: Eyes, said: string | null) {
  await eyes.see(dialog);
  if (said === null) await eyes.miss({ css: '[role="status"] p', within: dialog });
  else await eyes.see({ role: 'status', text: said, within: dialog });
}

export const subject: Subject<typeof faqImportMachine> = {
  path: '/chatbot-setup',
  given: { hold: ['file'] },
  events: {
    'import.opened': {
      can: (_, { value }) => value === 'closed' || 'The dialog lies over the button.',
      act: (hands) => hands.press(button(words.open)),
    },
    'file.chosen': {
      can: (_, { value }) => value !== 'closed' || 'The field lies in the dialog.',
      control: input,
      act: (hands, { name }) => hands.attach(input, [{ name, text: files[name] ?? '' }]),
      sends: ({ type, name }) => [{ type, id: anyText, name, size: anyText }],
      then: ({ name }) =>
        name === 'huge.csv'
          ? [{ type: 'xstate.done.actor.readFile', output: { problem: 'too-large' } }]
          : [],
    },
    'import.dismissed': {
      can: (_, { value }) => value !== 'closed' || 'The button lies in the dialog.',
      control: button(words.cancel, dialog),
      async act(hands) {
        const before = await hands.stored('workspace');
        await hands.press(button(words.cancel, dialog));
        assert.deepEqual(await hands.stored('workspace'), before, 'nothing is added');
      },
    },
    'import.confirmed': {
      can: (_, before) =>
        (before.matches({ open: 'previewing' }) && before.context.texts.length > 0) ||
        'Where nothing can be added, nothing offers to add it.',
      control: confirm,
      async act(hands, _, { context: { texts } }) {
        await hands.press(confirm);
        const { faq } = (await hands.stored('workspace')) as Workspace;
        const added = faq.entries
          .slice(-texts.length)
          .map(({ question, answer }) => ({ question, answer }));
        assert.deepEqual(added, texts, 'what is added');
        // So that the same questions can be added once more.
        await hands.otherTab('workspace', null);
      },
    },
    'xstate.done.actor.readFile': {
      can: (event, { context }) =>
        isOutputOf(context.file?.name, event['output'] as FaqFileContent) ||
        'Another file comes to that.',
      act: (hands) => hands.answer('file', 'done'),
    },
    'xstate.error.actor.readFile': { act: (hands) => hands.answer('file', 'failed') },
  },
  promises: {
    closed: (eyes) => eyes.miss(dialog),
    async 'open.choosing'(eyes) {
      await says(eyes, null);
      await eyes.miss(refused);
    },
    async 'open.reading'(eyes) {
      await says(eyes, words.reading);
      await eyes.miss(refused);
      await eyes.miss(leftOut);
    },
    async 'open.previewing'(eyes, { context: { texts, refusals } }) {
      await says(eyes, words.found(texts.length, refusals.length));
      await eyes.miss(refused);
      await eyes.count({ role: 'listitem', within: leftOut }, refusals.length);
      for (const { row, problem } of refusals) {
        const text = `${words.row(row)}: ${faqRowProblem(problem)}`;
        await eyes.see({ role: 'listitem', text, within: leftOut });
      }
    },
    async 'open.refused'(eyes, { context: { file, problem } }) {
      await says(eyes, null);
      assert.ok(problem);
      await eyes.see(refused, { text: `${file?.name ?? ''} ${faqFileProblems[problem]}` });
      await eyes.see(input, { invalid: true });
      await eyes.miss(leftOut);
    },
  },
  unreachable: {
    'not faq-import.open.previewing import.confirmed 0':
      'Where nothing can be added, nothing offers to add it.',
  },
};
