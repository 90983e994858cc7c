/** The copy for an FAQ entry made from an answer. */
export const faqFromAnswerWords = {
  title: 'Add to FAQ',
  question: 'FAQ question',
  answer: 'FAQ answer',
  known: 'The FAQ has this question. Saving replaces its answer.',
  save: 'Save entry',
  cancel: 'Cancel',
  added: 'Saved in the FAQ.',
  undo: 'Undo FAQ entry',
} as const;
