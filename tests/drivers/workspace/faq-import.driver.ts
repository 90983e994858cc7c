import assert from 'node:assert/strict';
import {
  faqFileProblems,
  faqImportWords as words,
  faqLimits,
  faqRowProblem,
} from '#content/workspace/faq-list.ts';
import type { Workspace } from '#content/sample/workspace.ts';
import type { faqImportMachine, FaqFileContent } from '#machines/faq-import/faq-import.machine.ts';
// Loads the lazy module before the first step.
import '#src/features/workspace/chatbot/faq-list/faq-csv.ts';
import { button, type Assertions } from '#tests/models/driver.ts';
import { anyText, type MachineDriver } from '#tests/models/machine-driver.ts';

const dialog = { role: 'dialog', name: words.title };
const input = { css: 'input[type="file"]', within: dialog };
const refused = { css: '#faq-file-error', within: dialog };
const leftOut = { role: 'region', name: words.leftOut };
const confirm = button(words.confirm, dialog);

/** The content of each file. */
const files: Record<string, string> = {
  'faq.csv': 'question,answer\nWhy is my light red?,No signal reaches it.\nIs it on?,\n',
  'no-answers.csv': 'question,answer\n\nWhy is my light red?,\n',
  'picture.csv': 'PNG\0\0',
  'huge.csv': 'a,b\n'.padEnd(faqLimits.importBytes + 1, ' '),
};

/** Returns true if reading the file has this result. */
function isOutputOf(name: string | undefined, output: FaqFileContent | { problem: string }) {
  if ('problem' in output) return name === 'picture.csv';
  return name === (output.texts.length > 0 ? 'faq.csv' : 'no-answers.csv');
}

async function expectStatus(page: Assertions, status: string | null) {
  await page.expectVisible(dialog);
  if (status === null) await page.expectAbsent({ css: '[role="status"] p', within: dialog });
  else await page.expectVisible({ role: 'status', text: status, within: dialog });
}

export const machineDriver: MachineDriver<typeof faqImportMachine> = {
  path: '/chatbot-setup',
  given: { hold: ['file'] },
  events: {
    'import.opened': {
      can: (_, { value }) => value === 'closed' || 'The dialog covers the button.',
      act: (driver) => driver.click(button(words.open)),
    },
    'file.chosen': {
      can: (_, { value }) => value !== 'closed' || 'The dialog is closed.',
      control: input,
      act: (driver, { name }) => driver.attach(input, [{ name, text: files[name] ?? '' }]),
      sends: ({ type, name }) => [{ type, id: anyText, name, size: anyText }],
      then: ({ name }) =>
        name === 'huge.csv'
          ? [{ type: 'xstate.done.actor.readFile', output: { problem: 'too-large' } }]
          : [],
    },
    'import.dismissed': {
      can: (_, { value }) => value !== 'closed' || 'The dialog is closed.',
      control: button(words.cancel, dialog),
      async act(driver) {
        const before = await driver.stored('workspace');
        await driver.click(button(words.cancel, dialog));
        assert.deepEqual(await driver.stored('workspace'), before, 'no entry is added');
      },
    },
    'import.confirmed': {
      can: (_, before) =>
        (before.matches({ open: 'previewing' }) && before.context.texts.length > 0) ||
        'Without valid entries there is no button.',
      control: confirm,
      async act(driver, _, { context: { texts } }) {
        await driver.click(confirm);
        const { faq } = (await driver.stored('workspace')) as Workspace;
        const added = faq.entries
          .slice(-texts.length)
          .map(({ question, answer }) => ({ question, answer }));
        assert.deepEqual(added, texts, 'added entries');
        // Lets a later step add the same entries.
        await driver.writeFromOtherTab('workspace', null);
      },
    },
    'xstate.done.actor.readFile': {
      can: (event, { context }) =>
        isOutputOf(context.file?.name, event['output'] as FaqFileContent) ||
        'Another file has that result.',
      act: (driver) => driver.settle('file', 'done'),
    },
    'xstate.error.actor.readFile': { act: (driver) => driver.settle('file', 'failed') },
  },
  stateAssertions: {
    closed: (page) => page.expectAbsent(dialog),
    async 'open.choosing'(page) {
      await expectStatus(page, null);
      await page.expectAbsent(refused);
    },
    async 'open.reading'(page) {
      await expectStatus(page, words.reading);
      await page.expectAbsent(refused);
      await page.expectAbsent(leftOut);
    },
    async 'open.previewing'(page, { context: { texts, rejections } }) {
      await expectStatus(page, words.found(texts.length, rejections.length));
      await page.expectAbsent(refused);
      await page.expectCount({ role: 'listitem', within: leftOut }, rejections.length);
      for (const { row, problem } of rejections) {
        const text = `${words.row(row)}: ${faqRowProblem(problem)}`;
        await page.expectVisible({ role: 'listitem', text, within: leftOut });
      }
    },
    async 'open.rejected'(page, { context: { file, problem } }) {
      await expectStatus(page, null);
      assert.ok(problem);
      await page.expectVisible(refused, {
        text: `${file?.name ?? ''} ${faqFileProblems[problem]}`,
      });
      await page.expectVisible(input, { invalid: true });
      await page.expectAbsent(leftOut);
    },
  },
  unreachable: {
    'not faq-import.open.previewing import.confirmed 0':
      'Without valid entries there is no button.',
  },
};
