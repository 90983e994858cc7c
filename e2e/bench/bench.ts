import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { buildPart } from './build-part';
import { bytesPart } from './bytes-part';
import type { BenchRun, Load } from './bench-run';
import { inpPart } from './inp-part';
import { lighthousePart } from './lighthouse-part';
import { machinePart } from './machine-part';
import { memoryPart } from './memory-part';
import { navigationPart } from './navigation-part';
import { dist, results } from './paths';
import { copyWithoutScripts } from './copy-without-scripts';
import { failed, type Row } from './row';
import { serveSite } from './serve-site';
import { openBrowser } from './slow-page';
import { formatTable } from './table';
import { tasksPart } from './tasks-part';
import { touchPart } from './touch-part';

/** The parts in the order they run, each with the title of its table. */
const parts = {
  machine: { title: 'This machine, CPU 4 times slower', run: machinePart },
  bytes: { title: 'Bytes, requests, shift', run: bytesPart },
  lighthouse: { title: 'Lighthouse, mobile, simulated throttling', run: lighthousePart },
  tasks: { title: 'Long tasks, CPU 4 times slower', run: tasksPart },
  touch: { title: 'Touch before hydration, CPU 4 times slower', run: touchPart },
  inp: { title: 'To the next frame, CPU 4 times slower', run: inpPart },
  navigation: { title: 'Click to new heading, CPU 4 times slower', run: navigationPart },
  memory: { title: 'Memory', run: memoryPart },
  build: { title: 'Build', run: buildPart },
} as const;
type PartName = keyof typeof parts;

const write = (text: string) => void process.stdout.write(text);
const say = (line: string) => void process.stderr.write(`  ${line}\n`);
const isPart = (name: string): name is PartName => Object.hasOwn(parts, name);

function optionOf(args: readonly string[], flag: string): string | undefined {
  const index = args.indexOf(flag);
  return index < 0 ? undefined : args[index + 1];
}

/** Returns the parts of `--only PART,PART`; by default all. */
function selectedParts(args: readonly string[]): PartName[] {
  const only = optionOf(args, '--only')?.split(',');
  const unknown = only?.find((name) => !isPart(name));
  if (unknown !== undefined)
    throw new Error(`Unknown part ${unknown}; the parts are ${Object.keys(parts).join(', ')}`);
  if (only) return only.filter(isPart);
  return Object.keys(parts).filter(isPart);
}

function save(byPart: { [part: string]: Row[] }, passes: number) {
  const machine = { node: process.version, platform: process.platform, arch: process.arch };
  mkdirSync(dirname(results), { recursive: true });
  const record = { at: new Date().toISOString(), machine, passes, parts: byPart };
  writeFileSync(results, `${JSON.stringify(record, null, 2)}\n`);
}

/**
 * `npm run bench [-- --only PART,PART] [--paths PATH,PATH] [--all] [--passes N]`: measures the built
 * site, prints each goal with its result, and writes bench/results.json. Returns 1 if a goal was missed.
 */
export async function run(args: string[], load: Load): Promise<number> {
  const selected = selectedParts(args);
  const passes = Number(optionOf(args, '--passes') ?? 5);
  const site = await serveSite(dist);
  const plain = await serveSite(copyWithoutScripts());
  const context: BenchRun = {
    site,
    plain,
    openBrowser,
    passes,
    isAll: args.includes('--all'),
    paths: optionOf(args, '--paths')?.split(','),
    load,
    say,
  };
  const byPart: { [part: string]: Row[] } = {};
  try {
    for (const name of selected) {
      const { title, run: measure } = parts[name];
      const rows = await measure(context).catch((error: unknown) => [failed(title, error)]);
      byPart[name] = rows;
      save(byPart, passes);
      write(formatTable(title, rows));
    }
  } finally {
    site.stop();
    plain.stop();
  }
  const goals = Object.values(byPart)
    .flat()
    .filter(({ goal }) => goal !== '');
  const missed = goals.filter(({ isMet }) => !isMet);
  write(
    `\n${goals.length - missed.length} goals met, ${missed.length} missed; bench/results.json\n`,
  );
  return missed.length > 0 ? 1 : 0;
}
