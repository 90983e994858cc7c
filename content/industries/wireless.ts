import type { IndustryPage } from '../schema.ts';

export const industry = {
  slug: 'wireless',
  shortName: 'Wireless',
  category: 'Telecommunications',
  order: 3,
  line: 'Sites, sectors and backhaul kept on the air.',
} satisfies IndustryPage;
