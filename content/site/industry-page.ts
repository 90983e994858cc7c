/** The copy shared by all industry pages (specification §2). */
export const industryPage = {
  challenges: 'Challenges',
  operations: 'Your Operations',
  workforce: 'Your Workforce',
  results: 'Expected results',
  resultsLead: 'Each measured figure names its period and its baseline.',
  howLabel: 'How we measure',
  button: 'Book a Demo',
} as const;
