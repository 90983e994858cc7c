import { expect, test } from 'vitest';
import { defaultLooks } from '#content/workspace/chat-looks.ts';
import { chatbotProblems } from '#machines/chatbot-draft/chatbot-draft.machine.ts';

const chatbot = { name: 'Line desk', greeting: 'Hi.', includeFaq: false, ...defaultLooks };

test('§5.17 chatbot: a name and a greeting at their limits are valid', () => {
  expect(chatbotProblems(chatbot)).toEqual({});
  expect(chatbotProblems({ ...chatbot, name: 'n'.repeat(60), greeting: 'g'.repeat(500) })).toEqual(
    {},
  );
});

test('§5.17 chatbot: name and greeting are required, and spaces do not count', () => {
  expect(chatbotProblems({ ...chatbot, name: ' ', greeting: '' })).toEqual({
    name: { kind: 'missing' },
    greeting: { kind: 'missing' },
  });
});

test('§5.18 chatbot: wrong looks are problems of their fields', () => {
  const looks = { color: 'teal', side: '-1', launcher: 'x'.repeat(25) };
  expect(chatbotProblems({ ...chatbot, ...looks })).toEqual({
    color: { kind: 'malformed' },
    side: { kind: 'malformed' },
    launcher: { kind: 'malformed' },
  });
});

test('§5.17 chatbot: an excess length is counted in characters, not code units', () => {
  expect(chatbotProblems({ ...chatbot, name: '🎉'.repeat(61), greeting: 'g'.repeat(512) })).toEqual(
    { name: { kind: 'tooLong', over: 1 }, greeting: { kind: 'tooLong', over: 12 } },
  );
  expect(chatbotProblems({ ...chatbot, name: '🎉'.repeat(60) })).toEqual({});
});
