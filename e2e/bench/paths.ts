import { join } from 'node:path';

export const root = join(import.meta.dirname, '../..');
export const dist = join(root, 'dist');
/** Cache between runs: tools and copies of the site. */
export const scratch = join(root, '.cache/bench');
export const results = join(root, 'bench/results.json');

/** Sample pages, one per template (specification §18). */
export const samplePaths = {
  home: '/',
  agent: '/solutions/network-os',
  industry: '/customers/utilities',
  form: '/book-demo',
  workspace: '/dashboard',
} as const;
