import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { revisions } from '#src/server/export/revisions.ts';

const root = join(import.meta.dirname, '../..');
let folder = '';

const git = (...words: string[]) => {
  const who = ['-c', 'user.name=Test', '-c', 'user.email=test@example.net'];
  const { status, stdout } = spawnSync('git', [...who, ...words], { cwd: folder });
  expect(status).toBe(0);
  return String(stdout).trim();
};
const door = (target: string, spaces = 0) =>
  JSON.stringify(
    { id: 'door', initial: 'shut', states: { shut: { on: { push: target } }, open: {} } },
    null,
    spaces,
  );
/** Writes a version of the machine. */
function put(text: string): void {
  mkdirSync(join(folder, 'machines/diagrams'), { recursive: true });
  mkdirSync(join(folder, 'machines/door'), { recursive: true });
  writeFileSync(join(folder, 'machines/door/door.machine.ts'), '');
  for (const name of ['door', 'door.layout', 'gone'])
    writeFileSync(join(folder, `machines/diagrams/${name}.json`), text);
}
/** Returns the exports of a module, and the warnings. */
async function load(module: string): Promise<{ code: string; warnings: string[] }> {
  const warnings: string[] = [];
  const logger = { warn: (warning: string) => warnings.push(warning) };
  const plugin = revisions(root, folder) as {
    load: (this: unknown, module: string) => Promise<string>;
  };
  const code = await plugin.load.call({ environment: { logger } }, `\0virtual:revisions${module}`);
  return { code, warnings };
}

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'revisions-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

test('revisions: without git there are none', async () => {
  put(door('open'));
  expect(await load('')).toEqual({ code: 'export default {\n\n};', warnings: [] });
  expect((await load('/door')).code).toBe('export default [];');
});

test('revisions: lists the versions with another chart, newest first, and warns of a broken one', async () => {
  git('init', '--quiet');
  const commits = [door('shut'), door('nowhere'), door('open', 2), door('open')].map((text) => {
    put(text);
    git('add', '.');
    git('commit', '--quiet', '--message', 'A version');
    return git('rev-parse', '--short', 'HEAD');
  });
  expect((await load('')).code).toContain(`'door': () => import('virtual:revisions/door')`);
  expect((await load('')).code).not.toMatch(/layout|gone/);
  const { code, warnings } = await load('/door');
  expect(JSON.parse(code.replace(/^export default |;$/g, ''))).toEqual([
    { commit: commits[0], date: git('log', '-1', '--format=%cs'), text: door('shut') },
  ]);
  expect(warnings.join('\n')).toMatch(`no revision ${commits[1]} of door: Error: Invalid`);
});
