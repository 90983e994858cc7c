import { comparePage } from '#content/atlas/compare.ts';
import type { machineComparisonMachine } from '#machines/machine-comparison/machine-comparison.machine.ts';
import { readMachineFile } from '#machines/machine-comparison/machine-file.ts';
import { button, textbox, type Assertions } from '#tests/models/driver.ts';
import type { MachineDriver } from '#tests/models/machine-driver.ts';

const { labels, problems } = comparePage;
const fields = { before: textbox(labels.before), after: textbox(labels.after) };
const differences = { role: 'heading', name: /^(No differences|Differences: \d+)$/ };

interface Texts {
  context: { before: string; after: string };
}

/** Asserts both texts, and their problems once the form is rejected. */
async function expectForm(page: Assertions, { context }: Texts, isRejected: boolean) {
  for (const side of ['before', 'after'] as const) {
    const { problem } = readMachineFile(context[side]);
    const invalid = isRejected && problem !== null;
    await page.expectVisible(fields[side], { value: context[side], invalid });
  }
  if (!isRejected) await page.expectAbsent({ text: problems.json });
  await page.expectAbsent(differences);
}

export const machineDriver: MachineDriver<typeof machineComparisonMachine> = {
  path: comparePage.path,
  events: {
    'text.changed': {
      can: ({ side, text }, { context }) => text !== context[side] || 'The text is unchanged.',
      act: (driver, { side, text }) => driver.fill(fields[side], text),
    },
    'form.submitted': { control: button(comparePage.submit) },
  },
  stateAssertions: {
    'editing.unchecked': (page, snapshot) => expectForm(page, snapshot, false),
    'editing.rejected': (page, snapshot) => expectForm(page, snapshot, true),
    compared: async (page, { context }) => {
      await page.expectVisible(fields.before, { value: context.before, invalid: false });
      await page.expectVisible(differences);
    },
  },
};
