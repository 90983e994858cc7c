import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runnerImport } from 'vite';

const options = { configFile: false } as const;

interface Machines {
  machines: { [id: string]: unknown };
}
interface Files {
  diffFiles: (
    before: Machines['machines'],
    after: Machines['machines'],
  ) => Promise<[string, string][]>;
}
interface Report {
  diffReport: (before: Machines['machines'], after: Machines['machines']) => string[];
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
  const wanted = ['machines', 'content', 'tsconfig.json'];
  const parts = git(root, 'ls-tree', '--name-only', commit, ...wanted).split('\n');
  if (!parts.includes('machines')) throw new UsageError(`Revision "${revision}" has no machines.`);
  const archive = join(folder, 'revision.tar');
  git(root, 'archive', '--format=tar', '-o', archive, commit, ...parts);
  const { status, stderr } = spawnSync('tar', ['-xf', archive, '-C', folder], { encoding: 'utf8' });
  if (status !== 0) throw new UsageError(`tar: ${stderr}`);
}

async function machinesIn(folder: string, name: string): Promise<Machines['machines']> {
  const file = join(folder, 'machines/index.ts');
  if (!existsSync(file)) throw new UsageError(`${name} has no machines/index.ts.`);
  return (await runnerImport<Machines>(file, options)).module.machines;
}

/** Writes a picture and both versions of each changed machine. Returns lines that name them. */
async function writeChanges(
  root: string,
  ...sides: [before: Machines['machines'], after: Machines['machines']]
): Promise<string[]> {
  const source = join(import.meta.dirname, '../../atlas/drawings/diff/diff-picture.ts');
  const files = await (await runnerImport<Files>(source, options)).module.diffFiles(...sides);
  const output = 'test-results/machines-diff';
  rmSync(join(root, output), { recursive: true, force: true });
  if (files.length === 0) return [];
  mkdirSync(join(root, output), { recursive: true });
  for (const [name, text] of files) writeFileSync(join(root, output, name), text);
  const pictures = files.map(([name]) => name).filter((name) => name.endsWith('.svg'));
  return [
    `Both versions on one chart, in ${output}: ${pictures.join(', ')}`,
    'To run the differences, open ID.before.json and ID.after.json of that folder at /machines/compare.',
  ];
}

/** Compares the machines of two revisions, or of one revision and the working tree. */
async function machinesDiff(root: string, revisions: readonly string[]): Promise<string[]> {
  const { module } = await runnerImport<Report>(
    join(import.meta.dirname, '../../atlas/drawings/diff/diff-report.ts'),
    options,
  );
  // Inside the root: the extracted machines resolve packages from its node_modules.
  const cache = join(root, '.cache');
  mkdirSync(cache, { recursive: true });
  const scratch = mkdtempSync(join(cache, 'machines-diff-'));
  try {
    const sides: Machines['machines'][] = [];
    for (const [index, revision] of revisions.entries()) {
      const folder = join(scratch, String(index));
      mkdirSync(folder);
      extract(root, revision, folder);
      sides.push(await machinesIn(folder, `Revision "${revision}"`));
    }
    const [before = {}, after = await machinesIn(root, 'The working tree')] = sides;
    const lines = module.diffReport(before, after);
    return [...lines, ...(await writeChanges(root, before, after))];
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
}

const usage = 'npm run machines:diff REV [REV2]: compares REV with the working tree, or with REV2.';

/** Runs `npm run machines:diff REV [REV2]`. Exits with 0 after a comparison, with 1 on an error. */
export async function run(
  words: readonly string[],
  root = join(import.meta.dirname, '../../..'),
): Promise<number> {
  if (words.length < 1 || words.length > 2) {
    console.error(usage);
    return 1;
  }
  try {
    const lines = await machinesDiff(root, words);
    console.log(lines.length > 0 ? lines.join('\n') : 'No machine differs.');
    return 0;
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    console.error(`${error.message}\n${usage}`);
    return 1;
  }
}
