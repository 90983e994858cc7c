import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ensureBrowser } from '../support/browser/browser.mjs';
import type { BenchRun } from './bench-run';
import { scratch } from './paths';

const source = join(import.meta.dirname, 'lighthouse');
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
 * Installs Lighthouse separately, from its own lock file, on first use: Lighthouse 13 runs on the
 * product's Node but declares a newer one, and `npm ci` would refuse it.
 */
function install() {
  const lock = 'package-lock.json';
  const read = (directory: string) => readFileSync(join(directory, lock), 'utf8');
  if (existsSync(installed) && read(folder) === read(source)) return;
  process.stderr.write('bench: installing Lighthouse\n');
  mkdirSync(folder, { recursive: true });
  cpSync(source, folder, { recursive: true });
  const args = ['ci', '--engine-strict=false', '--no-audit', '--no-fund', '--loglevel=error'];
  const { status } = spawnSync('npm', args, {
    cwd: folder,
    stdio: ['ignore', 2, 2],
    shell: process.platform === 'win32',
  });
  if (status !== 0) throw new Error('Lighthouse cannot be installed');
}

/** Attempts per run: Lighthouse occasionally fails to record any page. */
const tries = 3;

/**
 * Returns a function that runs Lighthouse's mobile preset with simulated throttling, each run in a
 * new browser. Reports a retry when a run recorded nothing.
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
    let result = await record(url, skipAudits);
    for (let count = 1; result.failure && count < tries; count += 1) {
      say(`retrying: ${result.failure}`);
      result = await record(url, skipAudits);
    }
    if (!result.report || result.failure) throw new Error(result.failure);
    return result.report;
  };
}
