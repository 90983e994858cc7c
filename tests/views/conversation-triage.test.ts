import assert from 'node:assert/strict';
import { afterEach, expect, test, vi } from 'vitest';
import { sampleWorkspace, type Workspace } from '#content/sample/workspace.ts';
import { paletteLabel } from '#content/workspace/workspace-keys.ts';
import { triageWords as words } from '#content/workspace/triage-words.ts';
import { faqFromAnswerWords } from '#content/workspace/faq-from-answer.ts';
import { visitorOf } from '#src/features/workspace/sample/conversation.ts';
import { pendingIn } from '#src/features/workspace/sample/pending.ts';
import { writtenWorkspace } from '#src/features/workspace/sample/workspace-schema.ts';
import { sampleBook, sampleNow } from '#src/features/workspace/sample/sample-conversations.ts';
// Loads the lazy modules before the first step.
import '#src/features/workspace/conversations/OpenThread.tsx';
import '#src/features/workspace/conversations/triage/TriagePanel.tsx';
import '#src/features/workspace/sample/return-snoozed.ts';
import '#src/features/workspace/conversations/conversation-filter/MarkLinks.tsx';
import { domDriver } from '../models/dom-driver';
import { button, link, radio, textbox } from '../models/driver';

vi.setConfig({ testTimeout: 60_000 });

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const [first, second] = pendingIn(sampleBook('typical'), sampleNow, []).toReversed();
assert.ok(first && second);
const row = (id: string) => ({ css: `#conversation-${id}` });
const snooze = { role: 'combobox', name: words.snooze };
const assignee = { role: 'combobox', name: words.assignee };
const heading = { css: '#open-conversation' };
const tomorrow = 'Tomorrow, Nov 21, 09:00';
const badge = link(/^Conversations/);

const openPending = async () => {
  const driver = domDriver();
  await driver.open('/conversations?status=pending');
  await driver.expectVisible(row(first.id));
  return driver;
};

test('triage: a snoozed conversation leaves the queue in place, and Undo returns it', async () => {
  const driver = await openPending();
  await driver.pressKey('s');
  await driver.expectVisible(snooze, { focused: true });
  await driver.selectOption(snooze, tomorrow);
  await driver.expectVisible({ role: 'status', text: `${words.snoozed('Nov 21, 09:00')} Undo` });
  await driver.expectVisible(radio('Pending 3'));
  await driver.expectVisible(badge, { text: /3 pending$/ });
  await driver.expectVisible(
    { css: `li[aria-posinset="1"] ${row(first.id).css}` },
    { text: /Snoozed.*until Nov 21, 09:00/ },
  );
  await driver.pressKey('Escape');
  await driver.expectVisible(heading, { focused: true });
  await driver.pressKey('j');
  await driver.expectVisible(heading, { text: visitorOf(second) });
  await driver.expectAbsent(row(first.id));
  await driver.click(link('1 snoozed'));
  await driver.click(row(first.id));
  await driver.pressKey('s');
  await driver.click(button(words.undo));
  await driver.expectVisible(snooze, { focused: true });
  await driver.expectVisible(badge, { text: /4 pending$/ });
});

test('triage: a snoozed conversation returns while the page is open', async () => {
  const driver = await openPending();
  await driver.pressKey('s');
  await driver.selectOption(snooze, 'Later today, Nov 20, 19:00');
  await driver.pressKey('Escape');
  await driver.pressKey('j');
  await driver.expectAbsent(row(first.id));
  await driver.advanceTime(3 * 3_600_000);
  await driver.expectVisible(row(first.id));
  await driver.expectVisible(radio('Pending 4'));
});

test('triage: assignee and note are shown in the row and are never part of the response', async () => {
  const driver = await openPending();
  await driver.pressKey('a');
  await driver.expectVisible(assignee, { focused: true });
  await driver.selectOption(assignee, 'Luis Ortega');
  await driver.fill(textbox(words.note), 'Gate code 4411');
  await driver.pressKey('Escape');
  await driver.expectVisible(row(first.id), { text: /Assigned to Luis Ortega · Note · / });
  await driver.expectVisible({ text: 'Luis Ortega · Note: Gate code 4411' });
  await driver.expectVisible(textbox(`Response to ${visitorOf(first)}`), { value: '' });
  const { triage, answers } = (await driver.stored('workspace')) as Workspace;
  expect(triage).toEqual({ [first.id]: { assignee: 'luis', note: 'Gate code 4411' } });
  expect(answers).toEqual([]);
});

test('triage: a conversation answered by phone is marked so, and Undo returns it with its draft', async () => {
  const driver = await openPending();
  const response = textbox(`Response to ${visitorOf(first)}`);
  await driver.fill(response, 'Calling you');
  await driver.pressKey('Escape');
  await driver.pressKey('e');
  await driver.expectAbsent(response);
  await driver.expectVisible({ text: 'Marked as answered. Undo' });
  await driver.expectAbsent(button(faqFromAnswerWords.title));
  await driver.expectVisible(row(first.id), { text: /Answered(?!.*Draft)/ });
  await driver.expectVisible(badge, { text: /3 pending$/ });
  await driver.click(button(words.undo));
  await driver.expectVisible(response, { value: 'Calling you' });
  await driver.expectVisible(badge, { text: /4 pending$/ });
  await driver.pressKey('Escape');
  await driver.pressKey('s');
  await driver.click(button(words.answered));
  await driver.expectVisible(button(words.undo), { focused: true });
  await driver.expectAbsent(snooze);
});

test('triage: the palette first offers what can be done to the open conversation', async () => {
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
  await driver.expectVisible(snooze, { focused: true });
  await run('assig');
  await driver.expectVisible(assignee, { focused: true });
  await run('note');
  await driver.expectVisible(textbox(words.note), { focused: true });
  await run('reply');
  await driver.expectVisible(textbox(`Response to ${visitorOf(first)}`), { focused: true });
  await run('phone');
  await driver.expectVisible({ text: 'Marked as answered. Undo' });
  await driver.expectVisible(row(second.id), { text: /Pending/ });
  await run('undo');
  await driver.expectVisible(textbox(`Response to ${visitorOf(first)}`), { focused: true });
  await driver.navigate('/conversations?status=resolved');
  await driver.pressKey('Control+k');
  await driver.expectVisible({ css: '[role="option"]', nth: 0 }, { text: /^Home/ });
});

test('triage: a conversation that the chatbot resolved can be assigned, not snoozed', async () => {
  const driver = domDriver();
  await driver.open('/conversations?status=resolved');
  await driver.click({ css: 'li[aria-posinset="1"] a' });
  await driver.pressKey('s');
  await driver.expectAbsent(snooze);
  await driver.pressKey('a');
  await driver.expectVisible(assignee, { focused: true });
  await driver.expectAbsent(snooze);
});

test('triage: a note is stored once typing pauses, and before its page or conversation is left', async () => {
  const driver = await openPending();
  const note = textbox(words.note);
  const stored = async () => ((await driver.stored('workspace')) as Workspace | null)?.triage;
  await driver.pressKey('a');
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

test('triage: marks are filters in the address, and the words of a note are found', async () => {
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
  await driver.expectVisible(row(first.id));
  await driver.expectAbsent(link(/snoozed/));
});
