// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { defaultLooks } from '#content/workspace/chat-looks.ts';
import { chatLimits, chatWidget as words } from '#content/workspace/chat-widget.ts';
import type { ChatMessage, Turn } from '#machines/chat-widget/chat-steps.ts';
import { chatWidgetMachine } from '#machines/chat-widget/chat-widget.machine.ts';
import { chartOf } from '#src/atlas/kit/chart.ts';
import { compileTable } from '#src/widget/compiled-table.ts';
import { faqMatcher, type FaqMatch } from '#src/widget/faq-match.ts';
import { mount } from '#src/widget/mount.ts';
import type { Settings } from '#src/widget/settings.ts';
import { openRecord, readStored } from '#src/widget/storage.ts';
import { interpretTable } from '#src/widget/table-interpreter.ts';
import { FakeStorage } from './fake-storage';

const key = 'midspan:chat:cus_1';
const message = { from: 'visitor', text: 'Router?' } as const;
let storage: FakeStorage;

beforeEach(() => {
  storage = new FakeStorage();
  vi.stubGlobal('localStorage', storage);
});

afterEach(() => {
  vi.unstubAllGlobals();
  Reflect.deleteProperty(document, 'hidden');
});

const textsIn = (messages: readonly ChatMessage[] = []) => messages.map(({ text }) => text);
const stored = () => textsIn(readStored(key).messages);

/** Opens the record in a tab. `says` stores a message, `follows` gets a storage event. */
function openTab() {
  const record = openRecord(key);
  let messages: ChatMessage[] = [];
  const follows = (isReplaced = false) => {
    ({ messages = [] } = record.follow(messages, isReplaced));
  };
  follows(true);
  return {
    ...record,
    follows,
    texts: () => textsIn(messages),
    clear() {
      record.clear();
      messages = [];
    },
    says(text: string, turn: Turn = 'answered') {
      messages = [...messages, { from: 'visitor', text }];
      record.store({ messages, suggestions: [] }, turn);
    },
  };
}

test.each([
  '{"messages":',
  '[{"messages": 5, "turn": {}}]',
  '7',
  'null',
  '{"turn":"unsure","messages":[null,{"from":"chatbot","text":7}],"suggestions":"no"}',
])('§14.22 widget: an unreadable value is quarantined, never destroyed (%s)', (raw) => {
  storage.setItem(key, raw);
  storage.setItem(`${key}.corrupt`, 'earlier');
  const tab = openTab();
  expect(tab.texts()).toEqual([]);
  tab.says('Router?');
  expect(stored()).toEqual(['Router?']);
  expect(storage.getItem(`${key}.corrupt`)).toBe('earlier');
  expect(storage.getItem(`${key}.corrupt.2`)).toBe(raw.startsWith('{"turn') ? null : raw);
});

test('widget: a record of another release keeps its unknown fields', () => {
  const agent = { from: 'agent', text: 'Ana here.', at: 5, id: 'x' };
  const raw = { version: 2, rating: 5, messages: [message, { from: 'chatbot' }, agent] };
  storage.setItem(key, JSON.stringify(raw));
  const tab = openTab();
  expect(tab.texts()).toEqual(['Router?', 'Ana here.']);
  tab.says('Thanks');
  expect(readStored(key)).toMatchObject({ version: 2, rating: 5, turn: 'answered' });
  expect(readStored(key).messages).toMatchObject([message, agent, { text: 'Thanks' }]);
});

test('§14.40 widget: a record without a version gets one, and ids', () => {
  storage.setItem(key, JSON.stringify({ turn: 'unsure', messages: [message], suggestions: [] }));
  openTab().says('Router?');
  expect(readStored(key)).toMatchObject({ version: 1, messages: [message, { ...message }] });
  expect(readStored(key).messages?.[1]?.id).toMatch(/./);
});

test('widget: a chat deleted in one tab stays deleted', () => {
  const [first, second] = [openTab(), openTab()];
  first.says('A1');
  second.follows();
  first.clear();
  second.says('B1');
  expect(stored()).toEqual(['B1']);
  second.clear();
  first.follows(true);
  expect(first.texts()).toEqual([]);
  first.says('A2');
  expect(stored()).toEqual(['A2']);
});

test('§14.43 widget: the tabs of an earlier release neither lose nor double messages', () => {
  const tab = openTab();
  tab.says('A1');
  const old = { turn: 'answered', messages: [{ from: 'visitor', text: 'A1' }, message] };
  storage.setItem(key, JSON.stringify(old));
  tab.follows();
  tab.says('A2');
  expect(stored()).toEqual(['A1', 'Router?', 'A2']);
});

test('§14.44 widget: full storage drops the oldest messages; if nothing fits, the record says so', () => {
  const tab = openTab();
  tab.says('a'.repeat(100));
  storage.limit = key.length + storage.getItem(key)!.length + 60;
  tab.says('b'.repeat(50));
  tab.says('c'.repeat(50));
  expect(stored()).toEqual(['b'.repeat(50), 'c'.repeat(50)]);
  expect(tab.isStored()).toBe(true);
  expect(tab.texts()).toHaveLength(3);
  storage.limit = 10;
  tab.says('d');
  expect(tab.isStored()).toBe(false);
  tab.follows(true);
  expect(tab.texts().at(-1)).toBe('d');
});

test('widget: tabs with full storage do not drop each other’s messages in turn', () => {
  const [first, second] = [openTab(), openTab()];
  first.says('a'.repeat(50));
  storage.limit = key.length + storage.getItem(key)!.length + 10;
  second.says('b'.repeat(50));
  const raw = storage.getItem(key);
  first.follows();
  expect(storage.getItem(key)).toBe(raw);
});

test('widget: denied storage stops nothing', () => {
  storage.denied = true;
  const tab = openTab();
  tab.says('A1');
  tab.says('A2');
  tab.follows(true);
  expect([tab.texts(), tab.isStored()]).toEqual([['A1', 'A2'], false]);
  tab.clear();
});

test('§14.41 widget: 200 messages and 50 requests for a reply are stored, texts shortened', () => {
  const tab = openTab();
  tab.says('a'.repeat(492_000));
  expect(stored()[0]).toHaveLength(chatLimits.stored);
  for (let count = 0; count < 60; count += 1) tab.addFollowUp({ question: `${count}`, email: '' });
  expect(readStored(key).followUps).toHaveLength(50);
  expect(readStored(key).followUps?.at(-1)?.question).toBe('59');
  for (let count = 0; count < 210; count += 1) tab.says(`${count}`);
  expect(stored()).toEqual(Array.from({ length: 200 }, (_, index) => `${index + 10}`));
});

test('widget: a page’s toJSON methods do not change the stored conversation', () => {
  for (const { prototype } of [Array, Object])
    Object.defineProperty(prototype, 'toJSON', { value: () => 'changed', configurable: true });
  try {
    openTab().says('Router?');
    expect(stored()).toEqual(['Router?']);
  } finally {
    for (const { prototype } of [Array, Object]) Reflect.deleteProperty(prototype, 'toJSON');
  }
});

const entries = [
  { question: 'How do I reset my router?', answer: 'Hold the button.' },
  { question: 'How do I return my router?', answer: 'By mail.' },
];

/** Mounts the chat in a tab. */
function openChat(
  match: (text: string) => FaqMatch<(typeof entries)[number]> = faqMatcher(entries),
) {
  const settings: Settings = {
    ...defaultLooks,
    greet: 'on',
    customerId: 'cus_1',
    key,
    name: 'Line desk',
    greeting: 'Hello.',
    match,
  };
  const chat = mount(null, settings, interpretTable(compileTable(chartOf(chatWidgetMachine))));
  const root = [...document.querySelectorAll('midspan-chat')].at(-1)!.shadowRoot!;
  const field = (part: string) => root.querySelector<HTMLInputElement>(`.${part} input`)!;
  const log = () => root.querySelector('[role=log]')!.textContent;
  const ask = async (text: string) => {
    chat.open(text);
    await Promise.resolve();
    await Promise.resolve();
  };
  const destroy = () => {
    (root.activeElement as HTMLElement | null)?.blur();
    chat.destroy();
  };
  return { ...chat, destroy, settings, root, field, log, ask };
}

/** Sends both tabs, which share a window here, the event of a change. */
const announce = (newValue: string | null = '{}') =>
  dispatchEvent(new StorageEvent('storage', { key, newValue }));

test('§14.42 widget: an open tab follows the other without losing the focus or typed text', async () => {
  const chat = openChat();
  const tab = openTab();
  await chat.ask('Pizza?');
  const email = chat.field('handover');
  const composer = chat.field('composer');
  email.value = 'ada@';
  composer.value = 'Half a quest';
  tab.says('Router?');
  announce();
  expect(chat.log()).toContain('Router?');
  expect(chat.root.activeElement).toBe(email);
  expect([email.value, composer.value]).toEqual(['ada@', 'Half a quest']);
  expect(stored()).toEqual(['Pizza?', words.handover, 'Router?']);
  email.value = '';
  composer.focus();
  announce();
  expect(chat.log()).not.toContain(words.leaveEmail);
  expect(chat.root.activeElement).toBe(composer);
  chat.destroy();
});

test('widget: a chat deleted in another tab is deleted here, and only typed text is stored again', async () => {
  const chat = openChat();
  const hide = () => dispatchEvent(new Event('pagehide'));
  await chat.ask('reset router');
  storage.clear();
  announce(null);
  expect(chat.log()).not.toContain('reset router');
  hide();
  expect(storage.getItem(key)).toBeNull();
  chat.field('composer').value = 'Half a quest';
  hide();
  storage.clear();
  announce(null);
  hide();
  expect(readStored(key)).toMatchObject({ messages: [], draft: { message: 'Half a quest' } });
  chat.destroy();
});

test('widget: a failed search asks for an email address, and the chat reports full storage', async () => {
  storage.limit = 10;
  const chat = openChat(() => {
    throw new TypeError('toSorted');
  });
  await chat.ask('reset router');
  expect(chat.log()).toContain(`reset router`);
  expect(chat.log()).toContain(words.handover);
  expect(chat.root.querySelector('.foot')?.textContent).toContain(words.unstored);
  chat.destroy();
});

test('§2.154 widget: a hidden tab waits without a timer, and greets when it is visible', () => {
  vi.useFakeTimers();
  try {
    Object.defineProperty(document, 'hidden', { value: true, configurable: true });
    const chat = openChat();
    expect(vi.getTimerCount()).toBe(0);
    Object.defineProperty(document, 'hidden', { value: false, configurable: true });
    dispatchEvent(new Event('visibilitychange'));
    expect(vi.getTimerCount()).toBe(1);
    Object.defineProperty(document, 'hidden', { value: true, configurable: true });
    dispatchEvent(new Event('visibilitychange'));
    expect(vi.getTimerCount()).toBe(0);
    Object.defineProperty(document, 'hidden', { value: false, configurable: true });
    chat.change({ ...chat.settings, greet: 'off' });
    chat.change(chat.settings);
    vi.advanceTimersByTime(chatLimits.greetAfter);
    expect(chat.root.querySelector<HTMLElement>('.teaser')!.hidden).toBe(false);
    chat.destroy();
  } finally {
    vi.useRealTimers();
  }
});

test('§2.146 widget: React 18 finds no node of the chat when it hydrates the whole document', () => {
  const chat = openChat();
  // As `getNextHydratable` of react-dom 18: elements and texts count, and an end mark ends the search.
  let node = document.body.nextSibling;
  while (node?.nodeType === Node.COMMENT_NODE)
    node = node.nodeValue === '/$' ? null : node.nextSibling;
  expect(node).toBeNull();
  expect(document.querySelectorAll('html > midspan-chat').length).toBe(1);
  chat.destroy();
  expect(document.documentElement.lastChild).toBe(document.body);
});
