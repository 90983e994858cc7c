import assert from 'node:assert/strict';
import { isDeepStrictEqual } from 'node:util';
import {
  faqFileProblems,
  faqImportWords as words,
  faqRowProblem,
} from '#content/workspace/faq-import.ts';
import { chatbotSetup } from '#content/workspace/chatbot-setup.ts';
import { faqLimits, faqWords } from '#content/workspace/faq-list.ts';
import { sampleWorkspace, type Workspace } from '#content/sample/workspace.ts';
import { importedTexts, type FaqReadOptions } from '#machines/faq-import/faq-content.ts';
import type { faqImportMachine } from '#machines/faq-import/faq-import.machine.ts';
// Loads the lazy modules before the first step.
import '#src/features/workspace/chatbot/faq-import/FaqImportDialog.tsx';
import '#src/features/workspace/chatbot/faq-import/faq-file.ts';
import { readFaqCsv } from '#src/features/workspace/chatbot/faq-import/faq-csv.ts';
import { button, radio, type Assertions } from '#tests/models/driver.ts';
import { anyText, type MachineDriver } from '#tests/models/machine-driver.ts';

const dialog = { role: 'dialog', name: words.title };
const input = { css: 'input[type="file"]', within: dialog };
const refused = { css: '#faq-file-error', within: dialog };
const look = { role: 'region', name: words.look };
const leftOut = { role: 'region', name: words.leftOut };
const duplicates = { role: 'region', name: words.duplicates };
const progress = { role: 'progressbar', name: words.progress };
const header = { role: 'checkbox', name: words.header };
const confirm = button(words.confirm, dialog);

/** The content of each file. */
const files: Record<string, string> = {
  'faq.csv':
    'question,answer\nWhy is my light red?,No signal reaches it.\nIs it on?,\nHow do I reset my router?,Hold the button.\n',
  'no-answers.csv': 'question,answer\n\nWhy is my light red?,\n',
  'picture.csv': 'PNG\0\0',
  'huge.csv': 'a,b\n'.padEnd(faqLimits.importBytes + 1, ' '),
};

/** Returns true if reading the file with these options has this result. */
function isOutputOf(name: string | undefined, options: FaqReadOptions, output: unknown) {
  if (name === undefined || name === 'huge.csv') return false;
  if (name === 'picture.csv') return isDeepStrictEqual(output, { problem: 'not-text' });
  const batches = readFaqCsv(files[name] ?? '', {
    limits: faqLimits,
    faqEntries: sampleWorkspace.faq.entries,
    chosen: options,
  });
  let batch = batches.next();
  while (!batch.done) batch = batches.next();
  return isDeepStrictEqual(output, { encoding: 'utf-8', ...batch.value });
}

/** The first half of a file is read at once. */
const firstHalf = [{ type: 'file.progressed', percent: anyText }];

async function expectStatus(page: Assertions, status: string | null) {
  await page.expectVisible(dialog);
  if (status === null) await page.expectAbsent({ css: '[role="status"] p', within: dialog });
  else await page.expectVisible({ role: 'status', text: status, within: dialog });
}

export const machineDriver: MachineDriver<typeof faqImportMachine> = {
  path: '/chatbot-setup',
  setting: { hold: ['file'] },
  events: {
    'import.opened': {
      can: (_, { value }) => value === 'closed' || 'The dialog covers the button.',
      act: (driver) => driver.click(button(faqWords.import)),
    },
    'file.chosen': {
      can: (_, { value }) => value !== 'closed' || 'The dialog is closed.',
      control: input,
      async act(driver, { name }) {
        await driver.attach(input, [{ name, text: files[name] ?? '' }]);
        // The same file can be chosen again.
        await driver.expectVisible(input, { value: '' });
      },
      sends: ({ type, name }) => [{ type, id: anyText, name, size: anyText }],
      then: ({ name }) =>
        name === 'huge.csv'
          ? [{ type: 'xstate.done.actor.readFile', output: { problem: 'too-large' } }]
          : firstHalf,
    },
    'file.progressed': 'Reading a file sends it.',
    'options.changed': {
      can: (_, { value, context: { file, content, options } }) => {
        if (value === 'closed' || !content) return 'No rows are shown.';
        if (file?.name !== 'faq.csv') return 'Covered with faq.csv.';
        return (options.hasHeader ?? content.hasHeader) || 'The header is already off.';
      },
      act: (driver) => driver.click(header),
      then: () => firstHalf,
    },
    'duplicates.chosen': {
      can: ({ choice }, snapshot) => {
        const { content, choice: before } = snapshot.context;
        if (!snapshot.matches({ open: 'previewing' }) || !content?.duplicates.length)
          return 'No duplicates are shown.';
        return choice !== before || 'It is chosen already.';
      },
      act: (driver, { choice }) => {
        const { label = '' } = words.choices.find(({ value }) => value === choice) ?? {};
        return driver.click(radio(label));
      },
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
      can: (_, before) => {
        const { texts, replacements } = importedTexts(before.context);
        return (
          (before.matches({ open: 'previewing' }) && texts.length + replacements.length > 0) ||
          'Without valid entries there is no button.'
        );
      },
      control: confirm,
      async act(driver, _, { context }) {
        await driver.click(confirm);
        await driver.click(button(chatbotSetup.saving.save));
        const { faq } = (await driver.stored('workspace')) as Workspace;
        const { texts, replacements } = importedTexts(context);
        const stored = faq.entries.map(({ question, answer }) => ({ question, answer }));
        assert.deepEqual(stored.slice(sampleWorkspace.faq.entries.length), texts, 'added entries');
        for (const text of replacements)
          assert.deepEqual(
            stored.filter(({ question }) => question === text.question),
            [text],
            'replaced entry',
          );
        // Lets a later step add the same entries.
        await driver.writeFromOtherTab('workspace', null);
      },
    },
    'xstate.done.actor.readFile': {
      can: (event, { context }) =>
        isOutputOf(context.file?.name, context.options, event['output']) ||
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
      await page.expectAbsent(look);
    },
    async 'open.reading'(page, { context: { content, options } }) {
      await expectStatus(page, words.reading);
      await page.expectVisible(progress);
      await page.expectAbsent(refused);
      await page.expectAbsent(leftOut);
      if (!content) return page.expectAbsent(look);
      await page.expectVisible(look);
      await page.expectVisible(header, { checked: options.hasHeader ?? content.hasHeader });
    },
    async 'open.previewing'(page, { context }) {
      const { content } = context;
      assert.ok(content);
      const { texts, replacements } = importedTexts(context);
      const skipped =
        content.rejections.length + (context.choice === 'skip' ? content.duplicates.length : 0);
      await expectStatus(page, words.found(texts.length, replacements.length, skipped));
      await page.expectAbsent(refused);
      await page.expectAbsent(progress);
      await page.expectVisible(header, { checked: content.hasHeader });
      await page.expectCount({ css: 'tbody tr', within: look }, content.previewRows.length);
      for (const [region, rows] of [
        [leftOut, content.rejections],
        [duplicates, content.duplicates],
      ] as const) {
        await page.expectCount({ role: 'listitem', within: region }, rows.length);
        for (const { row, problem } of rows) {
          const text = new RegExp(`^${words.row(row)}: .*${faqRowProblem(problem)}$`);
          await page.expectVisible({ role: 'listitem', text, within: region });
        }
      }
    },
    async 'open.rejected'(page, { context: { file, problem } }) {
      await expectStatus(page, null);
      assert.ok(problem);
      await page.expectVisible(refused, {
        text: `${file?.name ?? ''} ${faqFileProblems[problem]}`,
      });
      await page.expectVisible(input, { invalid: true });
      await page.expectAbsent(look);
    },
  },
};
