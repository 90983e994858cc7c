import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { runnerImport, type Plugin } from 'vite';

const loaders = 'virtual:revisions';
/** The most revisions of one machine. */
const most = 12;

/** An earlier version of a machine as XState JSON. */
interface Revision {
  commit: string;
  /** The day of the commit: `2026-11-26`. */
  date: string;
  text: string;
}

/** Exports of src/atlas/kit/chart.ts and src/atlas/app/compare/entry-of-file.ts. */
interface Readers {
  chartOf: (machine: unknown) => unknown;
  entryOfFile: (config: unknown, id: string, newer: unknown) => { machine: unknown };
}

/** Returns the output of git; none without git or a repository. */
const git = (root: string, words: readonly string[], input = ''): Buffer =>
  spawnSync('git', words, { cwd: root, input, maxBuffer: Infinity }).stdout ?? Buffer.of();

/** Returns the commits that changed a machine's XState JSON by its id, newest first. */
function commitsIn(root: string): Map<string, Omit<Revision, 'text'>[]> {
  const found = new Map<string, Omit<Revision, 'text'>[]>();
  const log = ['log', '--no-renames', '--diff-filter=AM', '--format=%x00%h %cs', '--name-only'];
  const commits = String(git(root, [...log, '--', 'machines/diagrams/*.json'])).split('\0');
  for (const [head = '', ...names] of commits.map((lines) => lines.split('\n')))
    for (const name of names.filter((line) => line !== '')) {
      const [commit = '', date = ''] = head.split(' ');
      const id = basename(name, '.json');
      found.set(id, [...(found.get(id) ?? []), { commit, date }]);
    }
  return found;
}

/** Returns the content of a file in each commit, as `git cat-file --batch` prints it. */
function textsIn(root: string, file: string, commits: readonly { commit: string }[]): string[] {
  const input = commits.map(({ commit }) => `${commit}:./${file}\n`).join('');
  const printed = git(root, ['cat-file', '--batch'], input);
  let at = 0;
  return commits.map(() => {
    const start = printed.indexOf('\n', at) + 1;
    const size = Number(printed.toString('utf8', at, start).split(' ')[2]);
    at = start + size + 1;
    return printed.toString('utf8', start, start + size);
  });
}

/** Returns the chart of XState JSON as text, as compared with a newer file; throws XState's error. */
async function chartReader(root: string): Promise<(text: string, newer: string) => string> {
  const load = async <T>(path: string) => (await runnerImport<T>(join(root, path))).module;
  const { chartOf } = await load<Readers>('src/atlas/kit/chart.ts');
  const { entryOfFile } = await load<Readers>('src/atlas/app/compare/entry-of-file.ts');
  return (text, newer) =>
    JSON.stringify(chartOf(entryOfFile(JSON.parse(text), 'machine', JSON.parse(newer)).machine));
}

/**
 * Provides `virtual:revisions`, which loads the latest versions of each machine whose charts differ,
 * newest first, from the history of git. A copy without that history has none. Warns of a version
 * that XState refuses and leaves it out.
 */
export function revisions(root: string, repository = root): Plugin {
  let known: ReturnType<typeof commitsIn> | undefined;
  let reader: ReturnType<typeof chartReader> | undefined;
  return {
    name: 'revisions',
    resolveId: (source) =>
      source === loaders || source.startsWith(`${loaders}/`) ? `\0${source}` : null,
    async load(module) {
      if (!module.startsWith(`\0${loaders}`)) return null;
      known ??= commitsIn(repository);
      const id = module.slice(loaders.length + 2);
      if (id === '') {
        const rows = [...known.keys()]
          .filter((name) => existsSync(join(repository, `machines/${name}/${name}.machine.ts`)))
          .map((name) => `'${name}': () => import('${loaders}/${name}'),`);
        return `export default {\n${rows.join('\n')}\n};`;
      }
      const file = `machines/diagrams/${id}.json`;
      const commits = known.get(id) ?? [];
      const chartIn = await (reader ??= chartReader(root));
      const current = await readFile(join(repository, file), 'utf8');
      let newer = chartIn(current, current);
      const found = textsIn(repository, file, commits).flatMap((text, index): Revision[] => {
        const { commit = '', date = '' } = commits[index] ?? {};
        try {
          const chart = chartIn(text, current);
          const isSame = chart === newer;
          newer = chart;
          return isSame ? [] : [{ commit, date, text }];
        } catch (error) {
          this.environment.logger.warn(`no revision ${commit} of ${id}: ${String(error)}`);
          return [];
        }
      });
      return `export default ${JSON.stringify(found.slice(0, most))};`;
    },
  };
}
