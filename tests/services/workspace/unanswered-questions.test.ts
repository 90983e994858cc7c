import { expect, test } from 'vitest';
import { sampleWorkspace } from '#content/sample/workspace.ts';
import { topics } from '#content/sample/topics.ts';
import {
  handedOver,
  withoutEntry,
} from '#src/features/workspace/chatbot/unanswered/unanswered-questions.ts';
import { pendingIn } from '#src/features/workspace/sample/pending.ts';
import { midnight } from '#src/lib/time/midnight.ts';
import { sampleBook, sampleNow } from '#src/features/workspace/sample/sample-conversations.ts';

test('§2.98 unanswered questions: they count the handed-over conversations of 7 calendar days', () => {
  const escalated = sampleBook('typical')
    .between(midnight(sampleNow - 1, 6, 'UTC'), sampleNow)
    .filter(({ status }) => status === 'Escalated');
  const questions = handedOver('typical', [], 'UTC');
  const counts = questions.map(({ count }) => count);
  expect(counts.reduce((total, count) => total + count, 0)).toBe(escalated.length);
  expect(counts).toEqual(counts.toSorted((a, b) => b - a));
  const answers = topics.map(({ answer }) => answer);
  expect(questions.every(({ answer }) => answers.includes(answer))).toBe(true);
});

test('§2.99 unanswered questions: the customer’s own answer is suggested', () => {
  const [waiting] = pendingIn(sampleBook('typical'), sampleNow, []);
  const response = { text: 'Call us.', sentAt: new Date(sampleNow).toISOString() };
  const answers = [{ conversationId: waiting!.id, draft: '', response }];
  const questions = handedOver('typical', answers, 'UTC');
  const item = questions.find(({ question }) => question === waiting!.topic.question);
  expect(item?.answer).toBe('Call us.');
});

test('unanswered questions: a question with an FAQ entry is left out, whatever its case', () => {
  const all = handedOver('typical', [], 'UTC');
  const [first] = withoutEntry(all, sampleWorkspace.faq.entries);
  const entry = { id: 9, question: ` ${first!.question.toUpperCase()}`, answer: '' };
  expect(withoutEntry(all, [entry]).map(({ question }) => question)).not.toContain(first!.question);
  expect(withoutEntry(all, [])).toHaveLength(5);
});

test('unanswered questions: a new workspace has none', () => {
  expect(handedOver('none', [], 'UTC')).toEqual([]);
});
