import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const address = '/logos.svg';

/** Returns one file with the mark of each file of a folder, by the file's name. */
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

/** Puts the wordmarks of a folder into one file, so that a page asks for one. */
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
