import type { atlas as ownCopy } from '#content/atlas/atlas.ts';

/** The copy of exported pages; replaces this site's copy. */
export const atlas: Record<keyof typeof ownCopy, string> = {
  path: '/machines',
  title: 'State machines',
  lead: 'Each machine drawn, described and checked, with a simulator and files for other tools.',
  description: '',
  origin: '',
};
