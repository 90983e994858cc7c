import type { IndustryPage } from '../schema.ts';

export const industry = {
  slug: 'carriers',
  shortName: 'Carriers',
  category: 'Telecommunications',
  order: 2,
  line: 'Alert floods turned into one ticket with a cause.',
} satisfies IndustryPage;
