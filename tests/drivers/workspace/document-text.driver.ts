import { documentTextWords as words } from '#content/workspace/document-text.ts';
import type { documentTextMachine } from '#machines/document-text/document-text.machine.ts';
// Loads the lazy modules before the first step.
import '#src/features/workspace/chatbot/document-content/document-check.ts';
import '#src/features/workspace/chatbot/document-text/DocumentText.tsx';
import { button } from '#tests/models/driver.ts';
import type { MachineDriver } from '#tests/models/machine-driver.ts';

const dialog = { role: 'dialog', name: words.title };
const region = { role: 'region', name: words.text, within: dialog };

/** Chooses a file with or without text. */
function withFile(name: string, text: string): MachineDriver<typeof documentTextMachine> {
  const hasText = text.trim() !== '';
  const opener = button(words.view(name));
  return {
    path: '/chatbot-setup',
    setting: { hold: ['file'] },
    async prepare(driver) {
      await driver.attach({ css: '#documents-input' }, [{ id: 'a'.repeat(32), name, text }]);
      await driver.settle('file', 'done');
      await driver.expectVisible(opener);
    },
    events: {
      'text.requested': {
        can: (_, { value }) => value === 'closed' || 'The dialog covers the button.',
        act: (driver) => driver.click(opener),
      },
      'text.dismissed': {
        can: (_, { value }) => value !== 'closed' || 'The dialog is closed.',
        control: button(words.close, dialog),
      },
      'xstate.done.actor.readText': {
        can: ({ output }) => 'text' in output === hasText || 'Another file has that result.',
        act: (driver) => driver.settle('file', 'done'),
      },
      'xstate.error.actor.readText': { act: (driver) => driver.settle('file', 'failed') },
    },
    stateAssertions: {
      closed: (page) => page.expectAbsent(dialog),
      async 'open.reading'(page) {
        await page.expectVisible({ role: 'status', text: words.reading, within: dialog });
        await page.expectAbsent(region);
      },
      async 'open.shown'(page, { context: { content } }) {
        if (!content || 'problem' in content) throw new Error('The state has a text.');
        await page.expectVisible({ role: 'status', text: content.facts, within: dialog });
        await page.expectVisible(region, { text: content.text });
      },
      async 'open.failed'(page, { context: { content } }) {
        const problem = content && 'problem' in content ? content.problem : words.unreadable;
        await page.expectVisible({ role: 'status', text: problem, within: dialog });
        await page.expectAbsent(region);
      },
    },
  };
}

export const machineDrivers = [
  withFile('notes.txt', 'Green means that the line is up.'),
  withFile('blank.txt', '   '),
];
