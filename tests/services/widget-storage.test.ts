import { afterEach, expect, test, vi } from 'vitest';
import { readStored, store } from '#src/widget/storage.ts';
import { FakeStorage } from './fake-storage';

const key = 'midspan:chat:cus_1';
const message = { from: 'visitor', text: 'Router?' } as const;

afterEach(() => {
  vi.unstubAllGlobals();
});

test.each([
  '{"messages":',
  '[{"messages": 5, "turn": {}}]',
  '{"turn":"unsure","messages":[null,{"from":"chatbot","text":7}],"suggestions":"no"}',
])('widget: the readable part of a broken conversation is kept (%s)', (raw) => {
  const storage = new FakeStorage();
  vi.stubGlobal('localStorage', storage);
  storage.setItem(key, raw);
  expect(readStored(key).messages ?? []).toEqual([]);
  store(key, { turn: 'answered', messages: [message] });
  expect(readStored(key)).toMatchObject({ turn: 'answered', messages: [message] });
});

test('widget: full or denied storage stops nothing', () => {
  const refuse = () => {
    throw new DOMException('Full.', 'QuotaExceededError');
  };
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: refuse, removeItem: refuse });
  store(key, { messages: [message] });
  store(key, null);
  vi.stubGlobal('localStorage', undefined);
  store(key, { messages: [message] });
  expect(readStored(key)).toEqual({});
});

test('widget: a page’s toJSON methods do not change the stored conversation', () => {
  vi.stubGlobal('localStorage', new FakeStorage());
  for (const { prototype } of [Array, Object])
    Object.defineProperty(prototype, 'toJSON', { value: () => 'changed', configurable: true });
  try {
    store(key, { turn: 'answered', messages: [message] });
    expect(readStored(key)).toMatchObject({ turn: 'answered', messages: [message] });
  } finally {
    for (const { prototype } of [Array, Object]) Reflect.deleteProperty(prototype, 'toJSON');
  }
});

test('widget: unsent text is stored until it is sent, and long stored texts are shortened', () => {
  vi.stubGlobal('localStorage', new FakeStorage());
  const draft = { message: 'Half a quest', email: '' };
  store(key, { messages: [{ from: 'visitor', text: 'a'.repeat(492_000) }], draft });
  expect(readStored(key).draft).toEqual(draft);
  expect(readStored(key).messages?.[0]?.text).toHaveLength(10_000);
  store(key, { draft: undefined });
  expect(readStored(key)).not.toHaveProperty('draft');
});
