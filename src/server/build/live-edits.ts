import { join } from 'node:path';
import type { Plugin } from 'vite';

/** Tokens are custom properties, so that new values need no new styles; breakpoints are in the styles. */
const acceptTokens = `
import.meta.hot?.accept((fresh) =>
  JSON.stringify(fresh.breakpoints) === JSON.stringify(breakpoints)
    ? import('./live-tokens.ts').then(({ showTokens }) => showTokens(fresh))
    : import.meta.hot.invalidate(),
);`;

/** Has `vite dev` find new files of content, and show edited tokens in the page as it is. */
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
