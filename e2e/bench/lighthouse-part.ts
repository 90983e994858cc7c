import { addressOf, barePaths, publicPaths, workspacePaths } from '../support/pages/built-pages';
import type { BenchRun } from './bench-run';
import { lighthouseTool } from './lighthouse-tool';
import { samplePaths } from './paths';
import {
  atLeast,
  atMost,
  failed,
  median,
  ms,
  points,
  seconds,
  shift,
  times,
  type Row,
} from './row';

const categories = ['performance', 'accessibility', 'best-practices', 'seo'];
/** Pages with `noindex` (specification §12), which would fail Lighthouse's `is-crawlable`. */
const notIndexed = new Set([...barePaths, ...workspacePaths]);
const skipped = (path: string) => (notIndexed.has(path) ? ['is-crawlable'] : []);

type Report = Awaited<ReturnType<Awaited<ReturnType<typeof lighthouseTool>>>>;

const valuesOf = (reports: readonly Report[], audit: string) =>
  reports.map(({ audits }) => audits[audit]?.numericValue ?? NaN);
const scoresOf = (reports: readonly Report[], category: string) =>
  reports.map(({ categories: all }) => (all[category]?.score ?? 0) * 100);

function rowsOf(path: string, reports: readonly Report[], plain: readonly Report[]): Row[] {
  const isPublic = publicPaths.includes(path);
  const checked = isPublic ? categories : ['performance'];
  const lcp = valuesOf(reports, 'largest-contentful-paint');
  const rows = checked.map((category) =>
    atLeast(`${path}: ${category}`, isPublic ? 100 : 98, points, scoresOf(reports, category)),
  );
  rows.push(
    atMost(`${path}: layout shift`, 0, shift, valuesOf(reports, 'cumulative-layout-shift')),
  );
  const lcpSeconds = lcp.map((value) => value / 1000);
  if (!isPublic) return [...rows, atMost(`${path}: LCP`, 1.5, seconds, lcpSeconds)];
  rows.push(
    atMost(`${path}: total blocking time`, 30, ms, valuesOf(reports, 'total-blocking-time')),
  );
  if (plain.length > 0) {
    const floor = median(valuesOf(plain, 'largest-contentful-paint'));
    const ratios = lcp.map((value) => value / floor);
    const name = `${path}: LCP ${median(lcpSeconds).toFixed(2)} s ÷ ${(floor / 1000).toFixed(2)} s without scripts`;
    rows.push(atMost(name, 1.1, times, ratios));
  }
  return rows;
}

/**
 * Runs Lighthouse on every public page and on the workspace;
 * sample pages get the median of several passes.
 */
export async function lighthousePart({
  site,
  plain,
  passes,
  isAll,
  paths,
  load,
  say,
}: BenchRun): Promise<Row[]> {
  const lighthouse = await lighthouseTool({ load, say });
  const samples: string[] = Object.values(samplePaths);
  const rows: Row[] = [];
  for (const path of new Set(paths ?? [...samples, ...publicPaths])) {
    const isSample = samples.includes(path);
    const reports: Report[] = [];
    const floor: Report[] = [];
    try {
      for (let pass = 0; pass < (isSample || isAll ? passes : 1); pass += 1) {
        say(`lighthouse ${path} ${pass + 1}`);
        const address = addressOf(path);
        reports.push(await lighthouse(site.url + address, skipped(path)));
        if (isSample && publicPaths.includes(path))
          floor.push(await lighthouse(plain.url + address, skipped(path)));
      }
      rows.push(...rowsOf(path, reports, floor));
    } catch (error) {
      rows.push(failed(`${path}: Lighthouse`, error));
    }
  }
  return rows;
}
