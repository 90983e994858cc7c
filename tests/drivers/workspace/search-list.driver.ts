import { savedRepliesWords } from '#content/workspace/saved-replies.ts';
import { paletteLabel } from '#content/workspace/workspace-keys.ts';
import { sampleWorkspace } from '#content/sample/workspace.ts';
import type { searchListMachine } from '#machines/search-list/search-list.machine.ts';
// Loads the lazy modules before the first step.
import '#src/features/workspace/conversations/OpenThread.tsx';
import '#src/features/workspace/conversations/saved-replies/RepliesDialog.tsx';
import { replyOptions } from '#src/features/workspace/conversations/saved-replies/reply-options.ts';
import { visitorOf } from '#src/features/workspace/sample/conversation.ts';
import { pendingIn } from '#src/features/workspace/sample/pending.ts';
import { sampleBook, sampleNow } from '#src/features/workspace/sample/sample-conversations.ts';
import { button, textbox } from '#tests/models/driver.ts';
import { anyText, type MachineDriver } from '#tests/models/machine-driver.ts';

const waiting = pendingIn(sampleBook('typical'), sampleNow, []).at(-1)!;
const field = textbox(`Response to ${visitorOf(waiting)}`);
const dialog = { role: 'dialog', name: savedRepliesWords.title };
const search = { role: 'combobox', name: savedRepliesWords.search };
const option = (index: number) => ({ role: 'option', within: dialog, nth: index });
const optionsFor = (query: string) => replyOptions(sampleWorkspace.faq.entries, query);

const palette = { role: 'dialog', name: paletteLabel };
const commandField = { role: 'combobox', name: paletteLabel };

const isClosed = 'The dialog is closed.';

/** Drives the saved replies by pointer, or by keys. */
const agent = (usesKeys: boolean): MachineDriver<typeof searchListMachine> => ({
  path: '/account-setup',
  // The palette loads at the first interaction; the replies are then the newest list.
  async prepare(driver) {
    await driver.pressKey('Control+k');
    await driver.expectVisible(commandField);
    await driver.pressKey('Control+k');
    await driver.expectAbsent(palette);
    await driver.navigate(`/conversations?open=${waiting.id}`);
    await driver.expectVisible(field);
  },
  events: {
    'list.opened': {
      can: (_, { value }) => value === 'closed' || 'The dialog covers its button.',
      async act(driver) {
        if (!usesKeys) return driver.click(button(savedRepliesWords.title));
        await driver.fill(field, '');
        await driver.focus(field);
        await driver.pressKey('/');
        await driver.expectVisible(field, { value: '' });
      },
    },
    'query.changed': {
      can: ({ query }, { value, context }) =>
        value === 'closed' ? isClosed : query !== context.query || 'The value is unchanged.',
      act: (driver, { query }) => driver.fill(search, query),
    },
    'option.reached': {
      can: (_, { value, context }) =>
        value === 'closed' ? isClosed : optionsFor(context.query).length > 1 || 'Nothing matches.',
      async act(driver, { index }) {
        await driver.focus(search);
        await driver.pressKey(index === 0 ? 'ArrowUp' : 'ArrowDown');
      },
    },
    'option.chosen': {
      can: (_, { value, context }) =>
        value === 'closed' ? isClosed : optionsFor(context.query).length > 0 || 'Nothing matches.',
      async act(driver, _, { context }) {
        const { text } = optionsFor(context.query)[context.index]!;
        if (usesKeys) {
          await driver.focus(search);
          await driver.pressKey('Enter');
        } else {
          await driver.fill(field, '');
          await driver.click(option(context.index));
        }
        await driver.expectVisible(field, { value: text });
      },
      sends: (event) => [{ ...event, value: anyText }],
    },
    'list.closed': {
      can: (_, { value }) => value === 'open' || isClosed,
      act: (driver) => driver.pressKey('Escape'),
    },
  },
  stateAssertions: {
    closed: (page) => page.expectAbsent(dialog),
    open: async (page, { context }) => {
      const options = optionsFor(context.query);
      await page.expectVisible(search, { value: context.query });
      await page.expectCount({ role: 'option', within: dialog }, options.length);
      if (options.length > 0) {
        await page.expectVisible(option(context.index), { selected: true });
        await page.expectVisible({ text: savedRepliesWords.count(options.length, options.length) });
      } else await page.expectVisible({ text: savedRepliesWords.none(context.query) });
    },
  },
});

export const machineDrivers = [agent(false), agent(true)];
