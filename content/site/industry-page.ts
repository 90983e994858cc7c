/** The copy shared by all industry pages (specification §2). */
export const industryPage = {
  challenges: 'Challenges',
  operations: 'Your Operations',
  workforce: 'Your Workforce',
  results: 'Expected results',
  howLabel: 'How we measure',
  button: 'Book a Demo',
  watchDemo: 'Watch the demo',
  next: 'Other industries',
} as const;
