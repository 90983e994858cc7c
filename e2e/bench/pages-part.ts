import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { plantedIndustry } from '../../tests/architecture/planted-pages';
import { removeScratchCopies } from '../../tests/architecture/scratch-copy';
import { brotliSize } from '../brotli-size';
import type { BenchRun } from './bench-run';
import { builtCopy, type Built } from './built-copy';
import { atMost, failed, kilobytes, pieces, seconds, times, told, type Row } from './row';

const more = 1_000;

type Mapped = Built & { map: number };

/** Industries that there are not, in the folder that the README names for so many. */
const planted = (count: number) =>
  Array.from({ length: count }, (_, index) =>
    plantedIndustry('industries/unlisted', {
      slug: `plant-${String(index + 1).padStart(4, '0')}`,
      shortName: `Plant ${index + 1}`,
      order: index + 100,
    }),
  );

/** What the site loads to find a page that no list names; no page that is there loads it by itself. */
const mapFile = 'unlisted-industries.js';

/** What a visitor of the pages that were there before loads, but for the lists of all pages. */
const isLoaded = (name: string) =>
  /\.(js|html|woff2|svg)$/.test(name) &&
  !/^\/(machines|inspect)|atlas/.test(name) &&
  name !== `/${mapFile}`;

function changed(before: Built, after: Built): string[] {
  return [...before.files]
    .filter(([name, digest]) => isLoaded(name) && after.files.get(name) !== digest)
    .map(([name]) => name);
}

/** `--pages`: a thousand more industry pages, what they cost, and what they change of the others. */
export function pagesPart({ say }: BenchRun): Promise<Row[]> {
  try {
    const built = [0, more / 2, more].map((count) => {
      const result = builtCopy(planted(count));
      say(`pages ${count} more: ${result.seconds.toFixed(1)} s`);
      const map = brotliSize(readFileSync(join(result.folder, mapFile)));
      removeScratchCopies();
      return { ...result, map };
    });
    const [none, half, all] = built as [Mapped, Mapped, Mapped];
    const first = half.seconds - none.seconds;
    const second = all.seconds - half.seconds;
    const touched = changed(none, all);
    const [scripts, pages] = [/\.js$/, /\.html$/].map((end) =>
      touched.filter((name) => end.test(name)),
    );
    for (const name of touched) say(`changed: ${name}`);
    return Promise.resolve([
      told(`build with ${more} more pages`, seconds, [all.seconds]),
      told('the map of them, which who follows a link to one loads', kilobytes, [all.map / 1000]),
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
