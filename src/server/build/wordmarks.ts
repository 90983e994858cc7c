import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const address = '/logos.svg';

/** Returns one SVG with the mark of every file in a folder, by file name. */
function wordmarkSheet(folder: string): string {
  const marks = readdirSync(folder)
    .filter((file) => file.endsWith('.svg'))
    .map((file) => {
      const mark = /<g id="mark"[\s\S]*<\/g>/.exec(readFileSync(join(folder, file), 'utf8'))?.[0];
      if (!mark) throw new Error(`${file} has no <g id="mark">`);
      return mark.replace('id="mark"', `id="${file.replace(/\.svg$/, '')}"`);
    });
  return `<svg xmlns="http://www.w3.org/2000/svg">${marks.join('')}</svg>`;
}

/** Serves the wordmarks of a folder as one file, which saves requests. */
export function wordmarks(folder: string): Plugin {
  return {
    name: 'wordmarks',
    applyToEnvironment: ({ name }) => name === 'client',
    configureServer(server) {
      server.middlewares.use(address, (_, response) => {
        response.setHeader('Content-Type', 'image/svg+xml');
        response.end(wordmarkSheet(folder));
      });
    },
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: address.slice(1), source: wordmarkSheet(folder) });
    },
  };
}
