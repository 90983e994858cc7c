import type { IndustryPage } from '../schema.ts';

export const industry = {
  slug: 'utilities',
  shortName: 'Utilities',
  category: 'Infrastructure & Services',
  order: 4,
  line: 'Feeders restored sooner, crews sent once.',
} satisfies IndustryPage;
