import { afterEach, expect, test, vi } from 'vitest';
import { keep, readKept } from '#src/widget/kept.ts';
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
  expect(readKept(key).messages ?? []).toEqual([]);
  keep(key, { turn: 'answered', messages: [message] });
  expect(readKept(key)).toMatchObject({ turn: 'answered', messages: [message] });
});

test('widget: full or denied storage stops nothing', () => {
  const refuse = () => {
    throw new DOMException('Full.', 'QuotaExceededError');
  };
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: refuse, removeItem: refuse });
  keep(key, { messages: [message] });
  keep(key, null);
  vi.stubGlobal('localStorage', undefined);
  keep(key, { messages: [message] });
  expect(readKept(key)).toEqual({});
});
