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
import { firstVisits, type FirstVisit } from '../support/browser/first-visit';
import { ownScripts } from '../support/pages/own-scripts';
import type { BenchRun } from './bench-run';
import { samplePaths } from './places';
import { atMost, kilobytes, pieces, shift, measured, type Row } from './row';
import { desk, freshPage, phone } from './slow-page';

const kb = (bytes: number) => bytes / 1000;
const isText = (path: string) => /\.(js|svg|css|webmanifest)$/.test(path);

/** The most of all pages, and which page it is. */
function worst(
  what: string,
  limit: number,
  unit: typeof kilobytes,
  values: Map<string, number>,
): Row {
  const [[path, most] = ['', Infinity]] = [...values].toSorted(([, a], [, b]) => b - a);
  return atMost(`${what}, the most: ${path}`, limit, unit, [most]);
}

const mapped = <T>(all: ReadonlyMap<string, T>, value: (path: string, one: T) => number) =>
  new Map([...all].map(([path, one]) => [path, value(path, one)] as const));

function sampleRows(path: string, { files, scripts }: FirstVisit): Row[] {
  const sizes = files.map((file) => (isText(file) ? sentSize(file) : builtSize(file)));
  const total = sizes.reduce((sum, size) => sum + size, sentSize(`/${fileOf(path)}`));
  return [
    measured(`${path}: JavaScript`, kilobytes, [kb(inlineSize(path) + sentSizes(scripts))]),
    measured(`${path}: all bytes`, kilobytes, [kb(total)]),
    measured(`${path}: requests`, pieces, [files.length + 1]),
  ];
}

async function visits({ site, openBrowser, say }: BenchRun, options: typeof desk | typeof phone) {
  const browser = await openBrowser();
  const page = await freshPage(browser, options);
  const visit = await firstVisits(page, { isAllSeen: true });
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

/** What is exact: bytes as they are sent (brotli 11), requests, and shifts where fonts come late. */
export async function bytesPart(run: BenchRun): Promise<Row[]> {
  const onPhone = await visits(run, phone);
  const onDesk = await visits(run, desk);
  const ofPublic = new Map([...onPhone].filter(([path]) => publicPaths.includes(path)));
  const own = ownScripts(new Map([...ofPublic].map(([path, { scripts }]) => [path, scripts])));
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
      'JavaScript of a public page in all',
      125,
      kilobytes,
      mapped(ofPublic, (path, { scripts }) => kb(inlineSize(path) + sentSizes(scripts))),
    ),
    worst(
      'its own of that',
      15,
      kilobytes,
      mapped(own, (_, files) => kb(sentSizes(files))),
    ),
    worst(
      'HTML with critical CSS',
      24,
      kilobytes,
      mapped(ofPublic, (path) => kb(sentSize(`/${fileOf(path)}`))),
    ),
    worst(
      'preloaded fonts',
      1,
      pieces,
      mapped(onPhone, (path) => fonts(path).length),
    ),
    worst(
      'bytes of preloaded fonts',
      35,
      kilobytes,
      mapped(onPhone, (path) => kb(fonts(path).reduce((sum, file) => sum + builtSize(file), 0))),
    ),
    worst(
      'requests before first paint',
      4,
      pieces,
      mapped(ofPublic, (_, { beforePaint }) => beforePaint.length),
    ),
    worst(
      'layout shift on a phone, fonts late',
      0,
      shift,
      mapped(onPhone, (_, one) => one.shift),
    ),
    worst(
      'layout shift on a desk, fonts late',
      0,
      shift,
      mapped(onDesk, (_, one) => one.shift),
    ),
    ...samples,
  ];
}
