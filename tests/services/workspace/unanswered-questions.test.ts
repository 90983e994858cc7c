import { expect, test } from 'vitest';
import { sampleWorkspace } from '#content/sample/workspace.ts';
import { topics } from '#content/sample/topics.ts';
import {
  handedOver,
  withoutEntry,
} from '#src/features/workspace/chatbot/unanswered/unanswered-questions.ts';
import { pendingIn } from '#src/features/workspace/sample/pending.ts';
import { sampleBook, sampleNow } from '#src/features/workspace/sample/sample-conversations.ts';

const week = 7 * 86_400_000;

test('§2.98 unanswered questions: they count the handed-over conversations of 7 days', () => {
  const escalated = sampleBook('typical')
    .between(sampleNow - week, sampleNow)
    .filter(({ status }) => status === 'Escalated');
  const questions = handedOver('typical', []);
  const sum = questions.reduce((total, { count }) => total + count, 0);
  expect(sum).toBe(escalated.length);
  expect(questions.map(({ count }) => count)).toEqual(
    questions.map(({ count }) => count).toSorted((a, b) => b - a),
  );
  const answers = topics.map(({ answer }) => answer);
  expect(questions.every(({ answer }) => answers.includes(answer))).toBe(true);
});

test('§2.99 unanswered questions: the customer’s own answer is suggested', () => {
  const [waiting] = pendingIn(sampleBook('typical'), sampleNow, []);
  const response = { text: 'Call us.', sentAt: new Date(sampleNow).toISOString() };
  const answers = [{ conversationId: waiting!.id, draft: '', response }];
  const { question } = waiting!.topic;
  expect(handedOver('typical', answers).find((row) => row.question === question)?.answer).toBe(
    'Call us.',
  );
});

test('unanswered questions: a question with an FAQ entry is left out, whatever its case', () => {
  const all = handedOver('typical', []);
  const [first] = withoutEntry(all, sampleWorkspace.faq.entries);
  const entry = { id: 9, question: ` ${first!.question.toUpperCase()}`, answer: '' };
  expect(withoutEntry(all, [entry]).map(({ question }) => question)).not.toContain(first!.question);
  expect(withoutEntry(all, [])).toHaveLength(5);
});

test('unanswered questions: a new workspace has none', () => {
  expect(handedOver('none', [])).toEqual([]);
});
