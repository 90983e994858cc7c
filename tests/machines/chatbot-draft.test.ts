import { expect, test } from 'vitest';
import { chatbotProblems } from '#machines/chatbot-draft/chatbot-draft.machine.ts';

const chatbot = { name: 'Line desk', greeting: 'Hi.', includeFaq: false };

test('§3 chatbot: nothing is wrong with a name and a greeting up to their limits', () => {
  expect(chatbotProblems(chatbot)).toEqual({});
  expect(chatbotProblems({ ...chatbot, name: 'n'.repeat(60), greeting: 'g'.repeat(500) })).toEqual(
    {},
  );
});

test('§3 chatbot: both are required, and spaces are neither', () => {
  expect(chatbotProblems({ ...chatbot, name: ' ', greeting: '' })).toEqual({
    name: { kind: 'missing' },
    greeting: { kind: 'missing' },
  });
});

test('§3 chatbot: what is too long is told by how much, in characters and not in code units', () => {
  expect(chatbotProblems({ ...chatbot, name: '🎉'.repeat(61), greeting: 'g'.repeat(512) })).toEqual(
    { name: { kind: 'tooLong', over: 1 }, greeting: { kind: 'tooLong', over: 12 } },
  );
  expect(chatbotProblems({ ...chatbot, name: '🎉'.repeat(60) })).toEqual({});
});
