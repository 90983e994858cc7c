import assert from 'node:assert/strict';
import { afterEach, test, vi } from 'vitest';
import { lastVisitMs } from '#content/constants.ts';
import type { Workspace } from '#content/sample/workspace.ts';
import { triageWords } from '#content/workspace/triage-words.ts';
import { summaryOf, visitorOf } from '#src/features/workspace/sample/conversation.ts';
import { pendingIn } from '#src/features/workspace/sample/pending.ts';
import { sampleBook, sampleNow } from '#src/features/workspace/sample/sample-conversations.ts';
// Loads on demand, which takes longer than the actions settle.
import '#src/features/workspace/conversations/conversation-filter/SentBefore.tsx';
// Loads the lazy module before the first step.
import '#src/features/workspace/conversations/OpenThread.tsx';
import { domDriver } from '../models/dom-driver';
import { button, link, radio, textbox, type Driver } from '../models/driver';

vi.setConfig({ testTimeout: 60_000 });

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const book = sampleBook('typical');
/** The pending conversations, longest wait first. */
const [first, second, third] = pendingIn(book, sampleNow, [])
  .toReversed()
  .map((conversation) => ({
    id: conversation.id,
    row: { css: `#conversation-${conversation.id}` },
    heading: { css: `#open-conversation` },
    visitor: visitorOf(conversation),
    field: textbox(`Response to ${visitorOf(conversation)}`),
  }));
assert.ok(first && second && third);
const search = { role: 'searchbox', name: 'Search conversations' };
const path = (id: string) => `/conversations?status=pending&open=${id}`;

async function openQueue(address = '/conversations?status=pending') {
  const driver = domDriver();
  await driver.open(address);
  await driver.expectVisible(first!.row);
  return driver;
}

const storedAnswer = async (driver: Driver, id: string) => {
  const workspace = (await driver.stored('workspace')) as Workspace | null;
  return workspace?.answers.find(({ conversationId }) => conversationId === id);
};

test('§2.112 queue: the page opens on the longest wait, without a change of the address', async () => {
  const driver = await openQueue('/conversations');
  await driver.expectVisible(first.field);
  await driver.expectVisible({ css: `li[aria-posinset="1"] ${first.row.css}` });
  await driver.expectAddress('/conversations');
  await driver.click(radio(/^Resolved/));
  await driver.expectVisible({ text: 'Select a conversation.' });
  await driver.click(radio(/^Pending/));
  await driver.expectVisible(first.field);
});

test('§4.38 queue: Escape leaves the response with its draft, and the next keys are shortcuts', async () => {
  const driver = await openQueue(path(first.id));
  await driver.fill(first.field, 'The $99 is credited.');
  await driver.pressKey('Escape');
  await driver.expectVisible(first.heading, { focused: true });
  assert.equal((await storedAnswer(driver, first.id))?.draft, 'The $99 is credited.');
  await driver.expectVisible({ ...first.row }, { text: /Draft/ });
  await driver.pressKey('j');
  await driver.expectVisible(second.field, { value: '' });
  await driver.pressKey('k');
  await driver.expectVisible(first.field, { value: 'The $99 is credited.' });
  await driver.pressKey('Escape');
  await driver.expectVisible(first.row, { focused: true });
});

test('§4.36 queue: an answered conversation keeps its place until another opens', async () => {
  const driver = await openQueue(path(second.id));
  const text = 'Credited <b>$99</b>.';
  await driver.fill(second.field, text);
  await driver.pressKey('Control+Enter');
  await driver.expectVisible({ css: '[aria-label=Messages] p[dir=auto]', text });
  await driver.expectVisible(button('Undo'), { focused: true });
  await driver.expectVisible(
    { css: `li[aria-posinset="2"] ${second.row.css}` },
    { text: /Answered/ },
  );
  await driver.expectVisible(radio('Pending 3'));
  await driver.expectAbsent({ text: /Your filters hide/ });
  await driver.pressKey('j');
  await driver.expectVisible(third.field);
  await driver.expectAbsent(second.row);
  await driver.expectAddress(path(third.id));
});

test('§4.37 queue: "Send and next" opens the longest wait, and Undo returns to the draft', async () => {
  const driver = await openQueue();
  await driver.fill(first.field, 'Credited.');
  await driver.pressKey('Control+Shift+Enter');
  await driver.expectVisible(second.field, { value: '', focused: true });
  await driver.expectAddress(path(second.id));
  assert.equal((await storedAnswer(driver, first.id))?.response?.text, 'Credited.');
  await driver.expectVisible({ role: 'status', text: `Answered ${first.visitor}. Undo` });
  await driver.click(button('Send and next'));
  await driver.expectVisible(second.field, { invalid: true, focused: true });
  await driver.fill(second.field, 'Not read again.');
  const held = { bubbles: true, repeat: true };
  const enter = { ...held, key: 'Enter', ctrlKey: true, shiftKey: true };
  document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', enter));
  document.body.dispatchEvent(new KeyboardEvent('keydown', { ...held, key: 'e' }));
  assert.ok(!(await storedAnswer(driver, second.id))?.response);
  await driver.click(button('Undo'));
  await driver.expectVisible(first.field, { value: 'Credited.', focused: true });
  await driver.expectAddress(path(first.id));
  await driver.expectVisible(radio('Pending 4'));
});

test('§8.5 queue: with storage denied, answers last for the visit, and the page says so', async () => {
  const driver = domDriver();
  await driver.open(path(first.id), { storageDenied: true });
  await driver.fill(textbox(triageWords.note), 'Call her.');
  await driver.pressKey('Escape');
  await driver.expectVisible({ role: 'status', text: triageWords.notStored });
  await driver.fill(first.field, 'Credited.');
  await driver.pressKey('Control+Enter');
  await driver.expectVisible(radio('Pending 3'));
  await driver.expectVisible({ role: 'status', text: triageWords.notStored });
});

test('§2.116 queue: a conversation is new until it is opened', async () => {
  const driver = await openQueue();
  const newest = pendingIn(book, sampleNow, []).at(0);
  assert.ok(newest && newest.at > sampleNow - lastVisitMs);
  const row = { css: `#conversation-${newest.id}` };
  await driver.expectVisible(row, { text: /^New / });
  await driver.expectVisible(first.row, { text: /^(?!New )/ });
  await driver.click(row);
  await driver.expectVisible(row, { text: /^(?!New )/ });
});

test('queue: Enter in the search opens the first match, the arrow key moves to it', async () => {
  const driver = await openQueue('/conversations');
  await driver.fill(search, second.visitor);
  await driver.expectVisible({ css: `li[aria-posinset="1"] ${second.row.css}` });
  await driver.focus(search);
  await driver.pressKey('ArrowDown');
  await driver.expectVisible(second.row, { focused: true });
  await driver.focus(search);
  await driver.pressKey('Enter');
  await driver.expectVisible(second.field);
  await driver.expectVisible(search, { focused: false });
  await driver.fill(search, '');
  await driver.pressKey('Escape');
  await driver.expectVisible({ css: 'main li a:focus' });
});

test('§2.108 queue: earlier conversations of the visitor are links beside the open one', async () => {
  const open = book.find(first.id);
  assert.ok(open);
  const month = book.between(sampleNow - 30 * 86_400_000, open.at);
  const earlier = month.filter(({ visitor }) => visitor === open.visitor);
  assert.ok(earlier[0]);
  const driver = await openQueue();
  const facts = { role: 'complementary', name: 'About the visitor' };
  await driver.expectCount(
    { css: '[aria-label="About the visitor"] a' },
    Math.min(earlier.length, 3),
  );
  await driver.click(link(new RegExp(`^${summaryOf(earlier[0])}`), facts));
  await driver.expectAddress(path(earlier[0].id));
  await driver.expectAbsent(link(new RegExp(`^${summaryOf(open)}`), facts));
});
