import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { removeScratchCopies } from '../../tests/architecture/scratch-copy';
import type { BenchRun } from './bench-run';
import { builtCopy, type Built } from './built-copy';
import { root } from './places';
import { atMost, failed, pieces, seconds, times, told, type Row } from './row';

const more = 1_000;

/** Industries that there are not, each a file as the recipe of the README has it. */
function planted(count: number) {
  const code = readFileSync(join(root, 'content/industries/utilities.ts'), 'utf8');
  return Array.from({ length: count }, (_, index) => {
    const slug = `plant-${String(index + 1).padStart(4, '0')}`;
    return {
      file: `content/industries/${slug}.ts`,
      code: code
        .replace("slug: 'utilities'", `slug: '${slug}'`)
        .replace("shortName: 'Utilities'", `shortName: 'Plant ${index + 1}'`)
        .replace('order: 4', `order: ${index + 100}`),
    };
  });
}

/** What a visitor of the pages that were there before loads, but for the lists of all pages. */
const isLoaded = (name: string) =>
  /\.(js|html|woff2|svg)$/.test(name) && !/^\/(machines|inspect)|atlas/.test(name);

function changed(before: Built, after: Built): string[] {
  return [...before.files]
    .filter(([name, digest]) => isLoaded(name) && after.files.get(name) !== digest)
    .map(([name]) => name);
}

/** `--pages`: a thousand more industry pages, what they cost, and what they change of the others. */
export function pagesPart({ say }: BenchRun): Promise<Row[]> {
  try {
    const built = [0, more / 2, more].map((count) => {
      say(`pages ${count} more`);
      const result = builtCopy(planted(count));
      removeScratchCopies();
      return result;
    });
    const [none, half, all] = built as [Built, Built, Built];
    const first = half.seconds - none.seconds;
    const second = all.seconds - half.seconds;
    const touched = changed(none, all);
    const [scripts, pages] = [/\.js$/, /\.html$/].map((end) =>
      touched.filter((name) => end.test(name)),
    );
    for (const name of touched) say(`changed: ${name}`);
    return Promise.resolve([
      told(`build with ${more} more pages`, seconds, [all.seconds]),
      atMost(`the second ${more / 2} pages ÷ the first`, 1.25, times, [second / first]),
      atMost('scripts of other pages that change', 0, pieces, [scripts?.length ?? 0]),
      atMost('other pages whose HTML changes', 0, pieces, [pages?.length ?? 0]),
    ]);
  } catch (error) {
    return Promise.resolve([failed(`${more} more pages`, error)]);
  } finally {
    removeScratchCopies();
  }
}
