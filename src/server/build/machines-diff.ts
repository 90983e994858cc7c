import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { runnerImport } from 'vite';

const options = { configFile: false } as const;

interface Machines {
  machines: { [id: string]: unknown };
}
type Registry = Machines['machines'];
interface Diff {
  diffReport: (before: Registry, after: Registry) => Map<string, string[]>;
  diffPage: (before: Registry, after: Registry) => Promise<string>;
}

/** An error that the user of the command can fix. */
class UsageError extends Error {}

function git(root: string, ...words: string[]): string {
  const { status, stdout, stderr } = spawnSync('git', words, { cwd: root, encoding: 'utf8' });
  if (status !== 0) throw new UsageError(stderr.trim());
  return stdout.trim();
}

/** Extracts the machines of a revision and the files they import into `folder`. */
function extract(root: string, revision: string, folder: string): void {
  const found = spawnSync('git', ['rev-parse', '--verify', '--quiet', `${revision}^{commit}`], {
    cwd: root,
    encoding: 'utf8',
  });
  if (found.status !== 0)
    throw new UsageError(`There is no revision "${revision}" in this repository.`);
  const commit = found.stdout.trim();
  const folders = ['machines', 'content', 'package.json', 'tsconfig.json'];
  const parts = git(root, 'ls-tree', '--name-only', commit, ...folders).split('\n');
  if (!parts.includes('machines')) throw new UsageError(`Revision "${revision}" has no machines.`);
  const archive = join(folder, 'revision.tar');
  git(root, 'archive', '--format=tar', '-o', archive, commit, ...parts);
  const { status, stderr } = spawnSync('tar', ['-xf', archive, '-C', folder], { encoding: 'utf8' });
  if (status !== 0) throw new UsageError(`tar: ${stderr}`);
}

async function machinesIn(folder: string, name: string): Promise<Registry> {
  const file = join(folder, 'machines/index.ts');
  if (!existsSync(file)) throw new UsageError(`${name} has no machines/index.ts.`);
  return (await runnerImport<Machines>(file, options)).module.machines;
}

const load = async <T>(file: string): Promise<T> =>
  (await runnerImport<T>(join(import.meta.dirname, '../../atlas/drawings/diff', file), options))
    .module;

/**
 * Compares the machines of two revisions, or of one revision and the working tree. Writes the page of
 * the differences to a folder, if one is given. Returns the differences as lines.
 */
async function machinesDiff(
  root: string,
  revisions: readonly string[],
  folder: string | undefined,
): Promise<string[]> {
  const { diffReport } = await load<Diff>('diff-report.ts');
  // Inside the root: the extracted machines resolve packages from its node_modules.
  const cache = join(root, '.cache');
  mkdirSync(cache, { recursive: true });
  const scratch = mkdtempSync(join(cache, 'machines-diff-'));
  try {
    const sides: Registry[] = [];
    for (const [index, revision] of revisions.entries()) {
      const tree = join(scratch, String(index));
      mkdirSync(tree);
      extract(root, revision, tree);
      sides.push(await machinesIn(tree, `Revision "${revision}"`));
    }
    const [before = {}, after = await machinesIn(root, 'The working tree')] = sides;
    const lines = [...diffReport(before, after)].flatMap(([id, changes]) => [
      id,
      ...changes.map((line) => `  ${line}`),
    ]);
    if (lines.length === 0) lines.push('No machine differs.');
    if (folder === undefined) return lines;
    const { diffPage } = await load<Diff>('diff-page.tsx');
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, 'index.html'), await diffPage(before, after));
    return [...lines, `Both versions of each chart: ${join(folder, 'index.html')}`];
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
}

const usage = `npm run machines:diff REV [REV2] [-- --out FOLDER]: compares REV with the working tree, or with REV2.
  Writes FOLDER/index.html, a page with both charts of each changed machine.`;

/** Returns the revisions and the folder of the command line. */
function argumentsIn(args: readonly string[]) {
  try {
    const { positionals, values } = parseArgs({
      args: [...args],
      options: { out: { type: 'string' } },
      allowPositionals: true,
    });
    if (positionals.length === 1 || positionals.length === 2)
      return { revisions: positionals, folder: values.out };
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
  throw new UsageError('Name one revision or two.');
}

/** Runs `npm run machines:diff`. Exits with 0 after a comparison, with 1 on an error. */
export async function run(
  args: readonly string[],
  root = join(import.meta.dirname, '../../..'),
): Promise<number> {
  try {
    const { revisions, folder } = argumentsIn(args);
    console.log((await machinesDiff(root, revisions, folder)).join('\n'));
    return 0;
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    console.error(`${error.message}\n${usage}`);
    return 1;
  }
}
