import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ensureBrowser } from '../support/browser/browser.mjs';
import type { BenchRun } from './bench-run';
import { scratch } from './places';

const wanted = join(import.meta.dirname, 'lighthouse');
const folder = join(scratch, 'lighthouse');
const installed = join(folder, 'node_modules');

interface Report {
  lighthouseVersion: string;
  categories: { [id: string]: { score: number | null } };
  audits: { [id: string]: { score: number | null; numericValue?: number } };
  runtimeError?: { message: string };
}
type Lighthouse = (
  url: string,
  flags: { port: number; logLevel: 'error'; skipAudits?: string[]; onlyCategories?: string[] },
) => Promise<{ lhr: Report } | undefined>;
type Launch = (options: {
  chromePath: string;
  chromeFlags: string[];
}) => Promise<{ port: number; kill: () => void }>;

/**
 * Lighthouse 13 asks for a newer Node than the product does, though it runs on this one, so `npm ci`
 * would refuse it: it is installed apart, from a lock of its own, when it is first wanted.
 */
function install() {
  const lock = 'package-lock.json';
  const read = (place: string) => readFileSync(join(place, lock), 'utf8');
  if (existsSync(installed) && read(folder) === read(wanted)) return;
  process.stderr.write('bench: installing Lighthouse\n');
  mkdirSync(folder, { recursive: true });
  cpSync(wanted, folder, { recursive: true });
  const words = ['ci', '--engine-strict=false', '--no-audit', '--no-fund', '--loglevel=error'];
  const { status } = spawnSync('npm', words, {
    cwd: folder,
    stdio: ['ignore', 2, 2],
    shell: process.platform === 'win32',
  });
  if (status !== 0) throw new Error('Lighthouse cannot be installed');
}

/** How often a run is begun: now and then Lighthouse fails to record a page, whichever page it is. */
const tries = 3;

/**
 * Runs Lighthouse's mobile preset with simulated throttling; each run has a browser of its own. Says
 * so where a run is begun again because nothing was recorded.
 */
export async function lighthouseTool({ load, say }: Pick<BenchRun, 'load' | 'say'>) {
  install();
  const packageOf = (name: string, file: string) =>
    load(pathToFileURL(join(installed, name, file)).href);
  const { default: lighthouse } = (await packageOf('lighthouse', 'core/index.js')) as {
    default: Lighthouse;
  };
  const { launch } = (await packageOf('chrome-launcher', 'dist/index.js')) as { launch: Launch };
  const isRoot = process.getuid?.() === 0;
  const chromeFlags = ['--headless=new', '--disable-gpu', '--disable-dev-shm-usage'];
  if (isRoot) chromeFlags.push('--no-sandbox');
  const record = async (url: string, skipAudits: string[]) => {
    const browser = await launch({ chromePath: ensureBrowser(), chromeFlags });
    try {
      const result = await lighthouse(url, { port: browser.port, logLevel: 'error', skipAudits });
      const failure = result ? result.lhr.runtimeError?.message : `no report of ${url}`;
      return { report: result?.lhr, failure };
    } finally {
      browser.kill();
    }
  };
  return async (url: string, skipAudits: string[] = []): Promise<Report> => {
    let seen = await record(url, skipAudits);
    for (let count = 1; seen.failure && count < tries; count += 1) {
      say(`once more: ${seen.failure}`);
      seen = await record(url, skipAudits);
    }
    if (!seen.report || seen.failure) throw new Error(seen.failure);
    return seen.report;
  };
}
