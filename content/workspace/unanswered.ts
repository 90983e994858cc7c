import { numberText } from '../number-text';

/** The copy of the suggestions from handed-over conversations. */
export const unansweredWords = {
  title: 'Unanswered questions',
  hint: 'Visitors asked these in the last 7 days, and the chatbot handed them to your team.',
  list: 'Unanswered questions',
  add: 'Add',
  addNamed: (question: string) => `Add to FAQ: ${question}`,
  askedTimes: (count: number) => (count === 1 ? 'Asked once' : `Asked ${numberText(count)} times`),
  none: 'The chatbot handed over no question in the last 7 days.',
  done: 'Your FAQ has an entry for each question of the last 7 days.',
  failed: 'The questions could not be loaded. Reload the page.',
} as const;
