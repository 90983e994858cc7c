import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ensureBrowser } from '../support/browser/browser.mjs';
import { expect, testWithoutPage as test } from '../support/browser/fixtures';
import { toolFile } from '../support/hosts/npm-tools';
import { median, print } from './slow-page';

interface Report {
  finalDisplayedUrl: string;
  categories: Record<string, { score: number | null }>;
  audits: Record<
    string,
    {
      numericValue?: number;
      details?: { items?: { resourceType?: string; transferSize?: number }[] };
    }
  >;
}

const folder = join(import.meta.dirname, '../../.cache/bench');
const passes = 5;
/** A page of each template (specification §18.21). */
const publicPaths = ['/', '/solutions/network-os', '/customers/utilities', '/book-demo'];
const workspacePath = '/dashboard';

const atLeast = (minScore: number) => ['error', { minScore, aggregationMethod: 'median' }];
const atMost = (maxNumericValue: number) => [
  'error',
  { maxNumericValue, aggregationMethod: 'median' },
];
const onPublicPages = {
  'categories:performance': atLeast(1),
  'categories:accessibility': atLeast(1),
  'categories:best-practices': atLeast(1),
  'categories:seo': atLeast(1),
  'cumulative-layout-shift': atMost(0),
  'total-blocking-time': atMost(30),
};
const inWorkspace = {
  'categories:performance': atLeast(0.98),
  'cumulative-layout-shift': atMost(0),
  'largest-contentful-paint': atMost(1_500),
};

/** Returns one line of medians of a page's reports. */
function lineOf(path: string, reports: readonly Report[]): string {
  const bytes = ({ audits }: Report, type?: string) =>
    (audits['network-requests']?.details?.items ?? [])
      .filter(({ resourceType }) => type === undefined || resourceType === type)
      .reduce((sum, { transferSize = 0 }) => sum + transferSize, 0) / 1_000;
  const requests = ({ audits }: Report) => audits['network-requests']?.details?.items?.length ?? 0;
  const scores = Object.keys(reports[0]?.categories ?? {}).map((id) => {
    const all = reports.map(({ categories }) => (categories[id]?.score ?? 0) * 100);
    return `${id} ${median(all).toFixed(0)}`;
  });
  const paint = median(
    reports.map(({ audits }) => audits['largest-contentful-paint']?.numericValue ?? NaN),
  );
  return [
    path,
    `JavaScript ${median(reports.map((report) => bytes(report, 'Script'))).toFixed(1)} KB`,
    `total ${median(reports.map((report) => bytes(report))).toFixed(1)} KB`,
    `${median(reports.map(requests))} requests`,
    `LCP ${paint.toFixed(0)} ms`,
    ...scores,
  ].join(', ');
}

test('Lighthouse: the medians of the mobile preset meet their goals', ({ baseURL }) => {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const config = {
    ci: {
      collect: {
        url: [...publicPaths, workspacePath].map((path) => baseURL + path),
        numberOfRuns: passes,
        settings: {
          chromeFlags: '--headless=new --no-sandbox --disable-gpu --disable-dev-shm-usage',
          // Two of the pages are `noindex` on purpose (specification §12.21).
          skipAudits: ['is-crawlable'],
        },
      },
      assert: {
        assertMatrix: [
          { matchingUrlPattern: `^(?!.*${workspacePath}$)`, assertions: onPublicPages },
          { matchingUrlPattern: `${workspacePath}$`, assertions: inWorkspace },
        ],
      },
    },
  };
  writeFileSync(join(folder, 'lighthouserc.json'), JSON.stringify(config));
  const lhci = toolFile('@lhci/cli', '0.15.1', 'src/cli.js');
  const run = (command: string) =>
    spawnSync(process.execPath, [lhci, command, '--config=lighthouserc.json'], {
      cwd: folder,
      stdio: ['ignore', 2, 2],
      env: { ...process.env, CHROME_PATH: ensureBrowser() },
    }).status;

  expect(run('collect')).toBe(0);
  const reports = readdirSync(join(folder, '.lighthouseci'))
    .filter((name) => /^lhr-.*\.json$/.test(name))
    .map((name) => JSON.parse(readFileSync(join(folder, '.lighthouseci', name), 'utf8')) as Report);
  for (const path of [...publicPaths, workspacePath]) {
    const ofPage = reports.filter(
      ({ finalDisplayedUrl }) => new URL(finalDisplayedUrl).pathname === path,
    );
    print(lineOf(path, ofPage));
  }
  expect(run('assert')).toBe(0);
});
