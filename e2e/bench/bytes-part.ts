import { inlineSize, sentSize, sentSizes } from '../support/pages/brotli-size';
import {
  addressOf,
  builtFile,
  builtPaths,
  builtSize,
  fileOf,
  publicPaths,
} from '../support/pages/built-pages';
import { earlyScripts } from '../support/pages/early-scripts';
import { prepareFirstVisits, type FirstVisit } from '../support/browser/first-visit';
import { ownScripts } from '../support/pages/own-scripts';
import type { BenchRun } from './bench-run';
import { samplePaths } from './paths';
import { atMost, kilobytes, integer, shift, measured, type Row } from './row';
import { desktop, freshPage, phone } from './slow-page';

const kb = (bytes: number) => bytes / 1000;
const isText = (path: string) => /\.(js|svg|css|webmanifest)$/.test(path);

/** Returns a row with the maximum over all pages, and the page that has it. */
function worst(
  name: string,
  limit: number,
  unit: typeof kilobytes,
  values: Map<string, number>,
): Row {
  const [[path, max] = ['', Infinity]] = [...values].toSorted(([, a], [, b]) => b - a);
  return atMost(`${name}, worst page: ${path}`, limit, unit, [max]);
}

const mapValues = <T>(
  byPath: ReadonlyMap<string, T>,
  valueOf: (path: string, value: T) => number,
) => new Map([...byPath].map(([path, value]) => [path, valueOf(path, value)] as const));

function sampleRows(path: string, { files, scripts }: FirstVisit): Row[] {
  const sizes = files.map((file) => (isText(file) ? sentSize(file) : builtSize(file)));
  const total = sizes.reduce((sum, size) => sum + size, sentSize(`/${fileOf(path)}`));
  return [
    measured(`${path}: JavaScript`, kilobytes, [kb(inlineSize(path) + sentSizes(scripts))]),
    measured(`${path}: total bytes`, kilobytes, [kb(total)]),
    measured(`${path}: requests`, integer, [files.length + 1]),
  ];
}

async function visits(
  { site, openBrowser, say }: BenchRun,
  options: typeof desktop | typeof phone,
) {
  const browser = await openBrowser();
  const page = await freshPage(browser, options);
  const visit = await prepareFirstVisits(page, { isWholePage: true });
  const seen = new Map<string, FirstVisit>();
  for (const path of builtPaths) {
    say(`bytes ${path}`);
    seen.set(path, await visit(site.url + addressOf(path)));
  }
  await browser.close();
  return seen;
}

async function loaders({ site, openBrowser }: BenchRun): Promise<Map<string, number>> {
  const browser = await openBrowser();
  const page = await freshPage(browser, phone);
  const sizes = new Map<string, number>();
  for (const path of publicPaths) {
    const early = await earlyScripts(browser, page, site.url + addressOf(path));
    const files = early.map((address) => new URL(address).pathname);
    sizes.set(path, kb(inlineSize(path) + sentSizes(files.filter((file) => file !== path))));
  }
  await browser.close();
  return sizes;
}

/**
 * Measures the exact figures: bytes as sent (brotli 11),
 * requests, and layout shift with late fonts.
 */
export async function bytesPart(run: BenchRun): Promise<Row[]> {
  const onPhone = await visits(run, phone);
  const onDesktop = await visits(run, desktop);
  const ofPublic = new Map([...onPhone].filter(([path]) => publicPaths.includes(path)));
  const pageScripts = ownScripts(
    new Map([...ofPublic].map(([path, { scripts }]) => [path, scripts])),
  );
  const fonts = (path: string) =>
    [...builtFile(fileOf(path)).matchAll(/<link\b[^>]*as="font"[^>]*href="([^"]+)"/g)].map(
      ([, file = '']) => file,
    );
  const samples = Object.values(samplePaths).flatMap((path) => {
    const visit = onPhone.get(path);
    return visit ? sampleRows(path, visit) : [];
  });
  return [
    worst('JavaScript evaluated before load and first paint', 2, kilobytes, await loaders(run)),
    worst(
      'JavaScript of a public page',
      125,
      kilobytes,
      mapValues(ofPublic, (path, { scripts }) => kb(inlineSize(path) + sentSizes(scripts))),
    ),
    worst(
      'of that, JavaScript that no other template loads',
      15,
      kilobytes,
      mapValues(pageScripts, (_, files) => kb(sentSizes(files))),
    ),
    worst(
      'HTML with critical CSS',
      24,
      kilobytes,
      mapValues(ofPublic, (path) => kb(sentSize(`/${fileOf(path)}`))),
    ),
    worst(
      'preloaded fonts',
      1,
      integer,
      mapValues(onPhone, (path) => fonts(path).length),
    ),
    worst(
      'bytes of preloaded fonts',
      35,
      kilobytes,
      mapValues(onPhone, (path) => kb(fonts(path).reduce((sum, file) => sum + builtSize(file), 0))),
    ),
    worst(
      'requests before first paint',
      4,
      integer,
      mapValues(ofPublic, (_, { beforePaint }) => beforePaint.length),
    ),
    worst(
      'layout shift on a phone, late fonts',
      0,
      shift,
      mapValues(onPhone, (_, visit) => visit.shift),
    ),
    worst(
      'layout shift on a desktop, late fonts',
      0,
      shift,
      mapValues(onDesktop, (_, visit) => visit.shift),
    ),
    ...samples,
  ];
}
