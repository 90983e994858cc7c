import { join } from 'node:path';

export const root = join(import.meta.dirname, '../..');
export const dist = join(root, 'dist');
/** What a run leaves for the next: tools and copies of the site. */
export const scratch = join(root, '.cache/bench');
export const results = join(root, 'bench/results.json');

/** The pages that stand for the others (contracts §8), of which the last is of the workspace. */
export const samplePaths = {
  home: '/',
  agent: '/solutions/network-os',
  industry: '/customers/utilities',
  form: '/book-demo',
  workspace: '/dashboard',
} as const;
