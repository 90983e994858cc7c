import { afterEach, expect, test, vi } from 'vitest';
import { sampleWorkspace, type Workspace } from '#content/sample/workspace.ts';
import { paletteLabel } from '#content/workspace/workspace-keys.ts';
import { selectionWords } from '#content/workspace/selection-words.ts';
import { triageWords as words } from '#content/workspace/triage-words.ts';
import { faqFromAnswerWords } from '#content/workspace/faq-from-answer.ts';
import { visitorOf, type Conversation } from '#src/features/workspace/sample/conversation.ts';
import { pendingIn } from '#src/features/workspace/sample/pending.ts';
import { writtenWorkspace } from '#src/features/workspace/sample/workspace-schema.ts';
import { sampleBook, sampleNow } from '#src/features/workspace/sample/sample-conversations.ts';
// Loads the lazy modules before the first step.
import '#src/features/workspace/conversations/OpenThread.tsx';
import '#src/features/workspace/conversations/conversation-filter/NoMatch.tsx';
import '#src/features/workspace/conversations/row-selection/SelectionBar.tsx';
import '#src/features/workspace/sample/return-snoozed.ts';
import { domDriver } from '../models/dom-driver';
import { button, link, radio, textbox, type Driver, type Find } from '../models/driver';

vi.setConfig({ testTimeout: 60_000 });

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const [first, second] = pendingIn(sampleBook('typical'), sampleNow, []).toReversed() as [
  Conversation,
  Conversation,
];
const row = (id: string) => ({ css: `#conversation-${id}` });
const choice = (name: string) => ({ role: 'menuitemradio', name });
const snooze = button(new RegExp(`^${words.snooze}`));
const snoozed = button(/^Snooze:\s*Until Nov 21, 09:00$/);
const undo = button(selectionWords.undo);
const notice = (text: string, within?: Find): Find => ({
  role: 'status',
  text,
  ...(within && { within }),
});
const heading = { css: '#open-conversation' };
const tomorrow = 'Tomorrow, Nov 21, 09:00';
const badge = link(/^Conversations/);

const openPending = async () => {
  const driver = domDriver();
  await driver.open('/conversations?status=pending');
  await driver.expectVisible(row(first.id));
  return driver;
};

/** Opens a menu with a key, as from the row of the first conversation, and chooses. */
async function choose(driver: Driver, key: 'a' | 's', name: string) {
  await driver.activate(row(first.id), key);
  await driver.click(choice(name));
  await driver.expectVisible(row(first.id), { focused: true });
}

test('§13.26 triage: keys open the menus, nothing is chosen before Enter, and Escape returns the focus', async () => {
  const driver = await openPending();
  for (const [key, start, next] of [
    ['a', words.nobody, 'Me'],
    ['s', 'Later today, Nov 20, 19:00', tomorrow],
  ] as const) {
    await driver.activate(row(first.id), key);
    await driver.expectVisible(choice(start), { focused: true });
    await driver.pressKey('ArrowDown');
    await driver.expectVisible(choice(next), { focused: true });
    await driver.pressKey('j');
    await driver.pressKey('Escape');
    await driver.expectAbsent(choice(next));
    await driver.expectVisible(row(first.id), { focused: true });
    expect(await driver.stored('workspace')).toBeNull();
  }
  await driver.pressKey('a');
  await driver.pressKey('l');
  await driver.pressKey('Enter');
  await driver.expectVisible(notice(words.assigned('Luis Ortega')));
  await driver.expectVisible(row(first.id), { focused: true });
  await driver.pressKey('n');
  await driver.expectVisible(textbox(words.note), { focused: true });
  await driver.pressKey('Escape');
  await driver.pressKey('j');
  await driver.expectVisible(heading, { text: visitorOf(second) });
});

test('§4.8 triage: a snoozed conversation leaves the queue in place, and Undo returns it', async () => {
  const driver = await openPending();
  await choose(driver, 's', tomorrow);
  await driver.expectVisible(notice(words.snoozed('Nov 21, 09:00')));
  await driver.expectVisible(snoozed);
  await driver.expectVisible(radio('Pending 3'));
  await driver.expectVisible(badge, { text: /3 pending$/ });
  await driver.expectVisible(
    { css: `li[aria-posinset="1"] ${row(first.id).css}` },
    { text: /Snoozed.*until Nov 21, 09:00/ },
  );
  await choose(driver, 's', 'Next week, Nov 23, 09:00');
  await driver.click(undo);
  await driver.expectVisible(snoozed);
  await driver.pressKey('j');
  await driver.expectVisible(heading, { text: visitorOf(second) });
  await driver.expectAbsent(row(first.id));
  await driver.click(link('1 snoozed'));
  await driver.click(row(first.id));
  await driver.pressKey('s');
  await driver.click(choice(words.notSnoozed));
  await driver.expectVisible(notice(words.awake));
  await driver.expectVisible(badge, { text: /4 pending$/ });
});

test('§4.52 triage: a snoozed conversation returns while the page is open', async () => {
  const driver = await openPending();
  await choose(driver, 's', 'Later today, Nov 20, 19:00');
  await driver.pressKey('j');
  await driver.expectAbsent(row(first.id));
  await driver.advanceTime(3 * 3_600_000);
  await driver.expectVisible(row(first.id));
  await driver.expectVisible(radio('Pending 4'));
});

test('§4.65 triage: assignee and note are shown in the row and are never part of the response', async () => {
  const driver = await openPending();
  await choose(driver, 'a', 'Luis Ortega');
  await driver.fill(textbox(words.note), 'Gate code 4411');
  await driver.pressKey('Escape');
  await driver.expectVisible(row(first.id), { text: /Assigned to Luis Ortega · Note · / });
  await driver.expectVisible(textbox(`Response to ${visitorOf(first)}`), { value: '' });
  const { triage, answers } = (await driver.stored('workspace')) as Workspace;
  expect(triage).toEqual({ [first.id]: { assignee: 'luis', note: 'Gate code 4411' } });
  expect(answers).toEqual([]);
});

test('§4.41 triage: a conversation answered by phone is marked so, and Undo takes all of it back', async () => {
  const driver = await openPending();
  const response = textbox(`Response to ${visitorOf(first)}`);
  await choose(driver, 's', tomorrow);
  await driver.fill(response, 'Calling you');
  await driver.pressKey('Escape');
  await driver.pressKey('e');
  await driver.expectAbsent(response);
  await driver.expectVisible(notice(words.marked, { role: 'region', name: selectionWords.label }));
  await driver.expectCount(undo, 1);
  await driver.expectCount(notice(words.marked), 1);
  await driver.expectAbsent(button(faqFromAnswerWords.title));
  await driver.expectVisible(row(first.id), { text: /Answered(?!.*Draft)/ });
  await driver.expectVisible(badge, { text: /3 pending$/ });
  await driver.click(undo);
  await driver.expectVisible(response, { value: 'Calling you' });
  await driver.expectVisible(snoozed);
  await driver.click(button(words.answered));
  await driver.expectAbsent(snooze);
  await driver.click(button('Reopen'));
  await driver.expectVisible(response, { value: 'Calling you' });
  await driver.expectVisible(badge, { text: /4 pending$/ });
});

test('§2.128 triage: the palette first offers what can be done to the open conversation', async () => {
  const driver = await openPending();
  const palette = { role: 'combobox', name: paletteLabel };
  const run = async (query: string) => {
    await driver.pressKey('Control+k');
    await driver.fill(palette, query);
    await driver.pressKey('Enter');
    await driver.advanceTime(20);
    await driver.expectAbsent(palette);
  };
  // The selected row is not the one that the commands change.
  await driver.click({ css: `li:has(${row(second.id).css}) input` });
  await driver.pressKey('Control+k');
  const labels = ['Replyr', 'Snoozes', 'Assigna', 'Add a noten', 'Mark as answerede', 'Copy link'];
  for (const [nth, text] of labels.entries())
    await driver.expectVisible({ css: '[role="option"]', nth }, { text });
  await driver.pressKey('Escape');
  await run('snooz');
  await driver.expectVisible(choice('Later today, Nov 20, 19:00'), { focused: true });
  await driver.pressKey('Escape');
  await run('assig');
  await driver.expectVisible(choice(words.nobody), { focused: true });
  await driver.pressKey('Escape');
  await run('note');
  await driver.expectVisible(textbox(words.note), { focused: true });
  await run('reply');
  await driver.expectVisible(textbox(`Response to ${visitorOf(first)}`), { focused: true });
  await run('phone');
  await driver.expectVisible({ text: 'Answered outside the chat. Reopen' });
  await driver.expectVisible(row(second.id), { text: /Pending/ });
  await run('undo');
  await driver.expectVisible(textbox(`Response to ${visitorOf(first)}`), { focused: true });
  await driver.navigate('/conversations?status=resolved');
  await driver.pressKey('Control+k');
  await driver.expectVisible({ css: '[role="option"]', nth: 0 }, { text: /^Home/ });
  await driver.pressKey('Escape');
  await run('longest');
  await driver.expectVisible(textbox(`Response to ${visitorOf(first)}`), { focused: true });
});

test('§2.117 triage: a conversation that the chatbot resolved can be assigned, not snoozed', async () => {
  const driver = domDriver();
  await driver.open('/conversations?status=resolved');
  await driver.click({ css: 'li[aria-posinset="1"] a' });
  await driver.pressKey('s');
  await driver.expectAbsent(snooze);
  await driver.pressKey('a');
  await driver.expectVisible(choice(words.nobody), { focused: true });
});

test('§4.64 triage: a note is stored once typing pauses, and before its page or conversation is left', async () => {
  const driver = await openPending();
  const note = textbox(words.note);
  const stored = async () => ((await driver.stored('workspace')) as Workspace | null)?.triage;
  await driver.fill(note, 'Gate');
  await driver.fill(note, 'Gate code');
  expect((await stored())?.[first.id]).toBeUndefined();
  await driver.advanceTime(600);
  expect((await stored())?.[first.id]).toEqual({ note: 'Gate code' });
  await driver.fill(note, 'Gate code 4411');
  await driver.leavePage();
  expect((await stored())?.[first.id]).toEqual({ note: 'Gate code 4411' });
  await driver.fill(note, '');
  await driver.navigate(`/conversations?status=pending&open=${second.id}`);
  await driver.expectVisible(heading, { text: visitorOf(second) });
  expect((await stored())?.[first.id]).toBeUndefined();
});

test('§2.118 triage: marks are filters in the address, and the words of a note are found', async () => {
  const marks = {
    [first.id]: { note: 'Gate code 4411' },
    [second.id]: {
      assignee: 'me' as const,
      snooze: { until: '2026-11-21T17:00:00.000Z', wakesAt: '9999-01-01T00:00:00.000Z' },
    },
  };
  const driver = domDriver();
  const workspace = writtenWorkspace({ ...sampleWorkspace, triage: marks });
  await driver.open('/conversations?status=pending', { stored: { workspace } });
  await driver.click(link('1 snoozed'));
  await driver.expectAddress('/conversations?mark=snoozed');
  await driver.expectVisible(row(second.id));
  await driver.expectVisible(radio('All 1'));
  await driver.expectVisible(radio('Pending 0'));
  await driver.click(link('1 noted'));
  await driver.expectVisible(row(first.id));
  await driver.expectVisible(radio('Pending 1'));
  await driver.click(radio('Resolved 0'));
  await driver.expectVisible({
    text: 'No resolved conversation with a note in the last 30 days.',
  });
  await driver.navigate('/conversations?mark=noted&period=2026-11-01..2026-11-02');
  await driver.expectVisible({
    text: 'No conversation with a note from Nov 1, 2026 to Nov 2, 2026.',
  });
  await driver.click(button('Remove the filter Nov 1, 2026 to Nov 2, 2026'));
  await driver.expectVisible(row(first.id));
  await driver.navigate('/conversations?mark=noted&q=wolf');
  await driver.expectVisible({
    text: 'No conversation with a note in the last 30 days matches “wolf”.',
  });
  await driver.click(button('Remove the filter “noted”'));
  await driver.expectAddress('/conversations?q=wolf');
  await driver.navigate('/conversations?mark=noted');
  await driver.click(link('1 noted'));
  await driver.expectAddress('/conversations');
  await driver.fill({ role: 'searchbox', name: 'Search conversations' }, 'gate 4411');
  await driver.expectVisible(radio('All 1'));
  await driver.expectVisible(row(first.id), { text: /Note · Gate code 4411 · / });
  await driver.expectAbsent(link(/snoozed/));
});
