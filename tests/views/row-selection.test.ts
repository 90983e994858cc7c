import assert from 'node:assert/strict';
import { afterEach, expect, test, vi } from 'vitest';
import { sampleWorkspace, type Workspace } from '#content/sample/workspace.ts';
import { selectionWords as words } from '#content/workspace/selection-words.ts';
import { conversationRows } from '#src/features/workspace/conversations/row-selection/conversation-rows.ts';
import { triageWords } from '#content/workspace/triage-words.ts';
import { pendingIn } from '#src/features/workspace/sample/pending.ts';
import { writtenWorkspace } from '#src/features/workspace/sample/workspace-schema.ts';
import { workspaceStore } from '#src/features/workspace/sample/workspace-store.ts';
import { sampleBook, sampleNow } from '#src/features/workspace/sample/sample-conversations.ts';
import { csvText } from '#src/lib/text/csv.ts';
// Loads the lazy modules before the first step.
import '#src/features/workspace/conversations/OpenThread.tsx';
import '#src/features/workspace/conversations/row-selection/SelectionBar.tsx';
import { domDriver } from '../models/dom-driver';
import { button, radio } from '../models/driver';

vi.setConfig({ testTimeout: 60_000 });

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const pending = pendingIn(sampleBook('typical'), sampleNow, []).toReversed();
const [first, second, third, fourth] = pending;
assert.ok(first && second && third && fourth);
const check = ({ id }: { id: string }) => ({ css: `#conversation-${id} + input` });
const row = ({ id }: { id: string }) => ({ css: `#conversation-${id}` });
const notice = (text: string) => ({ role: 'status', text });
const bar = { role: 'region', name: words.label };
const snooze = button(triageWords.snooze, bar);
const assign = button(triageWords.assign, bar);
const choice = (name: string) => ({ role: 'menuitemradio', name });
const tomorrow = choice('Tomorrow, Nov 21, 09:00');
const marks = { [second.id]: { note: 'Gate code 4411', assignee: 'sam' as const } };
const stored = { workspace: writtenWorkspace({ ...sampleWorkspace, triage: marks }) };

const openPending = async () => {
  const driver = domDriver();
  await driver.open('/conversations?status=pending', { stored });
  await driver.expectVisible(row(first));
  return driver;
};

test('§4.53 selection: X and Shift X select a range, all are assigned, and Undo restores each', async () => {
  const driver = await openPending();
  await driver.activate(row(third), 'x');
  await driver.expectVisible(notice('1 selected'));
  await driver.focus(row(first));
  await driver.pressKey('Shift+X');
  await driver.expectVisible(notice('3 selected'));
  for (const conversation of [first, second, third])
    await driver.expectVisible(check(conversation), { checked: true });
  await driver.pressKey('a');
  await driver.pressKey('ArrowDown');
  await driver.expectVisible(notice('3 selected'));
  await driver.click(choice('Luis Ortega'));
  await driver.expectVisible(notice(words.assigned(3, 'Luis Ortega')));
  await driver.expectVisible(row(third), { text: /Assigned to Luis Ortega/ });
  await driver.expectVisible(button(words.undo), { focused: true });
  const { triage } = (await driver.stored('workspace')) as Workspace;
  expect(triage[second.id]).toEqual({ note: 'Gate code 4411', assignee: 'luis' });
  await driver.click(button(words.undo));
  expect(((await driver.stored('workspace')) as Workspace).triage).toEqual(marks);
  await driver.expectVisible(row(first), { focused: true });
});

test('selection: all are snoozed until tomorrow and leave the queue, and Undo returns them', async () => {
  const driver = await openPending();
  await driver.click(check(fourth));
  await driver.click(button(words.all(4)));
  await driver.expectVisible(notice('4 selected'));
  await driver.expectAbsent(button(words.all(4)));
  await driver.click(snooze);
  await driver.click(tomorrow);
  await driver.expectVisible(notice(words.snoozed(4, 'Nov 21, 09:00', 0)));
  await driver.expectVisible(radio('Pending 0'));
  await driver.click(button(words.undo));
  await driver.expectVisible(radio('Pending 4'));
  await driver.expectVisible(row(second));
});

test('§4.54 selection: only rows that wait are snoozed, new ones are marked as read', async () => {
  const driver = domDriver();
  await driver.open('/conversations', { stored });
  await driver.click(check(first));
  await driver.click(button(/^Select all/));
  await driver.expectVisible({ text: words.tooMany });
  await driver.expectAbsent(assign);
  await driver.click(button(words.clear));
  await driver.click(check(first));
  await driver.click({ css: 'li[aria-posinset="5"] input' });
  await driver.pressKey('m');
  await driver.expectVisible(notice(words.marked(1)));
  await driver.expectAbsent({ css: 'li[aria-posinset="5"] [title^="New"]' });
  await driver.click(button(words.undo));
  await driver.expectVisible({ css: 'li[aria-posinset="5"] [title^="New"]' });
  await driver.click(check(first));
  await driver.click({ css: 'li[aria-posinset="5"] input' });
  await driver.click(snooze);
  await driver.click(tomorrow);
  await driver.expectVisible(notice(words.snoozed(1, 'Nov 21, 09:00', 1)));
});

test('selection: all that wait are marked as answered, and Undo restores their snoozes', async () => {
  const snoozed = { until: '2026-11-21T17:00:00.000Z', wakesAt: '9999-01-01T00:00:00.000Z' };
  const before = { [second.id]: { assignee: 'sam' as const, snooze: snoozed } };
  const driver = domDriver();
  const workspace = writtenWorkspace({ ...sampleWorkspace, triage: before });
  await driver.open('/conversations?status=escalated', { stored: { workspace } });
  for (const conversation of [first, second]) await driver.click(check(conversation));
  await driver.click({ css: 'li[aria-posinset="5"] input' });
  await driver.pressKey('e');
  await driver.expectVisible(notice(words.answeredAll(2, 1)));
  await driver.expectVisible(row(second), { text: /Answered/ });
  expect(((await driver.stored('workspace')) as Workspace).triage).toEqual({
    [second.id]: { assignee: 'sam' },
  });
  await driver.expectCount(button(words.undo), 1);
  await driver.click(button(words.undo));
  const restored = (await driver.stored('workspace')) as Workspace;
  expect(restored.triage).toEqual(before);
  expect(restored.answers).toEqual([]);
});

test('§4.55 selection: other filters end it with a notice', async () => {
  const driver = await openPending();
  await driver.click(check(first));
  await driver.click(radio(/^All/));
  await driver.expectVisible(notice(words.dropped));
  await driver.expectVisible(check(first), { checked: false });
  await driver.click(radio(/^Pending/));
  await driver.expectVisible(notice(words.dropped));
  await driver.click(check(second));
  await driver.expectVisible(notice('1 selected'));
  await driver.expectVisible(check(first), { checked: false });
  await driver.click(radio(/^All/));
  await driver.click(button(words.dismiss));
  await driver.expectAbsent({ role: 'region', name: words.label });
});

test('selection: the CSV has every mark, and no cell that a spreadsheet runs', () => {
  const formula = { [first.id]: { note: '=1+1', assignee: 'luis' as const } };
  workspaceStore.update((all) => ({ ...all, triage: formula }));
  const text = csvText(conversationRows([first, second]));
  expect(text).toContain(`${first.id},`);
  expect(text).toContain(",Pending,Luis Ortega,,'=1+1,");
  expect(text.split('\r\n')).toHaveLength(3);
});
