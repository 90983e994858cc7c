import { execFile } from 'node:child_process';
import { chmod, mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { fileProblem } from '#src/server/collector/file-problem.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'problem-'));
});
afterEach(() => rm(folder, { recursive: true }));

test('§15 collector: a file that can be written has no problem, and the check creates nothing', async () => {
  expect(await fileProblem(join(folder, 'submissions.ndjson'))).toBeNull();
  expect(await fileProblem(join(folder, 'new', 'deep', 'submissions.ndjson'))).toBeNull();
  expect(await readdir(folder)).toEqual([]);
  await writeFile(join(folder, 'submissions.ndjson'), '');
  expect(await fileProblem(join(folder, 'submissions.ndjson'))).toBeNull();
});

test('§15 collector: a folder, a path through a file, and a device are problems with a remedy', async () => {
  await mkdir(join(folder, 'submissions.ndjson'));
  await writeFile(join(folder, 'file'), '');
  expect(await fileProblem(join(folder, 'submissions.ndjson'))).toContain('It is a folder.');
  const through = await fileProblem(join(folder, 'file', 'submissions.ndjson'));
  expect(through).toContain('A part of its path is a file.');
  expect(await fileProblem('/dev/full')).toContain('It is a device or a pipe.');
});

const script = `
  import { runnerImport } from 'vite';
  const { module } = await runnerImport('/src/server/collector/file-problem.ts', { configFile: false });
  for (const path of process.argv.slice(1)) console.log(await module.fileProblem(path));
`;

test('§15 collector: missing permissions are a problem with a remedy', async () => {
  await writeFile(join(folder, 'file'), '', { mode: 0o444 });
  await chmod(folder, 0o555);
  const paths = [join(folder, 'file'), join(folder, 'new.ndjson'), join(folder, 'new', 'file')];
  // Root may write everything, so another user has to try.
  const user = process.getuid?.() === 0 ? { uid: 65_534 } : {};
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['--input-type=module', '--eval', script, ...paths],
    { cwd: join(import.meta.dirname, '../..'), ...user },
  );
  expect(stdout.trim().split('\n')).toEqual(
    paths.map(() => expect.stringContaining('This user may not write it.') as string),
  );
  await chmod(folder, 0o755);
});
