import type { IndustryPage } from '../schema.ts';

export const industry = {
  slug: 'education',
  shortName: 'Education',
  category: 'Infrastructure & Services',
  order: 5,
  line: 'Campus networks and E-Rate paperwork in hand.',
} satisfies IndustryPage;
