import { afterEach, test, vi } from 'vitest';
import { sampleWorkspace } from '#content/sample/workspace.ts';
import { savedRepliesWords as words } from '#content/workspace/saved-replies.ts';
// Loads the lazy modules before the first step.
import '#src/features/workspace/conversations/OpenThread.tsx';
import '#src/features/workspace/conversations/saved-replies/RepliesDialog.tsx';
import { replyOptions } from '#src/features/workspace/conversations/saved-replies/reply-options.ts';
import { visitorOf } from '#src/features/workspace/sample/conversation.ts';
import { pendingIn } from '#src/features/workspace/sample/pending.ts';
import { sampleBook, sampleNow } from '#src/features/workspace/sample/sample-conversations.ts';
import { domDriver } from '../models/dom-driver';
import { button, textbox } from '../models/driver';

vi.setConfig({ testTimeout: 60_000 });

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const waiting = pendingIn(sampleBook('typical'), sampleNow, []).at(-1)!;
const field = textbox(`Response to ${visitorOf(waiting)}`);
const dialog = { role: 'dialog', name: words.title };
const search = { role: 'combobox', name: words.search };
const option = (nth: number) => ({ role: 'option', within: dialog, nth });
const query = 'a';
const found = replyOptions(sampleWorkspace.faq.entries, query);

test('§4.45 saved replies: typing finds them, keys move among them, and the chosen one is inserted', async () => {
  const driver = domDriver();
  await driver.open(`/conversations?open=${waiting.id}`);
  await driver.focus(field);
  await driver.pressKey('/');
  await driver.fill(search, query);
  await driver.expectCount({ role: 'option', within: dialog }, found.length);
  await driver.pressKey('ArrowUp');
  await driver.expectVisible(option(found.length - 1), { selected: true });
  await driver.pressKey('ArrowDown');
  await driver.pressKey('ArrowDown');
  await driver.expectVisible(option(1), { selected: true });
  await driver.fill(search, `${query} `);
  await driver.expectVisible(option(0), { selected: true });
  await driver.pressKey('Enter');
  await driver.expectAbsent(dialog);
  await driver.expectVisible(field, { value: found[0]!.text });

  await driver.click(button(words.title));
  await driver.expectVisible(search, { value: '' });
  await driver.pressKey('Escape');
  await driver.expectAbsent(dialog);
});
