import { join } from 'node:path';
import type { Plugin } from 'vite';

/** Applies new token values without a reload. Breakpoints are compiled into the styles: they reload. */
const acceptTokens = `
import.meta.hot?.accept((fresh) =>
  JSON.stringify(fresh.breakpoints) === JSON.stringify(breakpoints)
    ? import('./live-tokens.ts').then(({ showTokens }) => showTokens(fresh))
    : import.meta.hot.invalidate(),
);`;

/** Watches content for new files and applies edited design tokens to the open page. */
export function liveEdits(root: string): Plugin {
  return {
    name: 'live-edits',
    apply: 'serve',
    configureServer({ watcher }) {
      watcher.add(join(root, 'content'));
    },
    transform: {
      filter: { id: /\/src\/design\/tokens\.ts$/ },
      handler: (code) => ({ code: code + acceptTokens, map: null }),
    },
  };
}
