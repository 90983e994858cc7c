import type { IndustryPage } from '../schema.ts';

export const industry = {
  slug: 'fiber-isps',
  shortName: 'Fiber ISPs',
  category: 'Telecommunications',
  order: 1,
  line: 'Fewer truck rolls for co-ops and regional fiber.',
} satisfies IndustryPage;
