import type { IndustryPage } from '../schema.ts';

export const industry = {
  slug: 'healthcare',
  shortName: 'Healthcare',
  category: 'Infrastructure & Services',
  order: 6,
  line: 'Clinical networks that fail over before a ward notices.',
} satisfies IndustryPage;
