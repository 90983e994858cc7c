import {
  chmod,
  lstat,
  mkdir,
  mkdtemp,
  open,
  readdir,
  readFile,
  rm,
  stat,
  symlink,
  writeFile,
} from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readBody } from '#src/server/collector/request.ts';
import { fileProblem, submissionLog } from '#src/server/collector/submission-log.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'log-'));
});
afterEach(() => rm(folder, { recursive: true }));

test('§15.36 collector: the file has submissions in order of arrival', async () => {
  const log = submissionLog(join(folder, 'submissions.ndjson'));
  const emails = Array.from({ length: 300 }, (_, index) => `visitor${index}@lineworks.example`);
  const receivedAt = '2026-01-02T03:04:05.000Z';
  await Promise.all(
    emails.map((email) => log.append({ receivedAt, form: 'lead', fields: { email } })),
  );
  const { submissions, unreadable } = await log.read();
  expect(submissions.map(({ fields }) => fields['email'])).toEqual(emails);
  expect(unreadable).toBe(0);
});

const leadOf = (email: string) => ({
  receivedAt: '2026-01-02T03:04:05.000Z',
  form: 'lead' as const,
  fields: { email },
});

test('§15.36 collector: a submission is on the disk before it is acknowledged', async () => {
  const file = await open(join(folder, 'submissions.ndjson'), 'a');
  const synced = vi.spyOn(Object.getPrototypeOf(file) as typeof file, 'datasync');
  await file.close();
  await submissionLog(join(folder, 'submissions.ndjson')).append(leadOf('a@b.example'));
  expect(synced).toHaveBeenCalledOnce();
  synced.mockRestore();
});

const line = (email: string) => `${JSON.stringify(leadOf(email))}\n`;
const emailIs = (email: string) => (submission: { fields: Record<string, string> }) =>
  submission.fields['email'] === email;

test('§15.48 collector: a deletion keeps every other byte, unreadable lines included', async () => {
  const file = join(folder, 'submissions.ndjson');
  const torn = Buffer.from('{"form":"\xff\xfe\n\n{"receivedAt":"2026-', 'latin1');
  await writeFile(
    file,
    Buffer.concat([Buffer.from(line('a@b.example') + line('c@d.example')), torn]),
  );
  await chmod(file, 0o640);
  await symlink(file, join(folder, 'link'));
  const log = submissionLog(join(folder, 'link'));
  expect((await log.read()).submissions).toHaveLength(2);
  await log.remove(emailIs('a@b.example'));
  const blank = ' '.repeat(line('a@b.example').length - 1);
  const rest = Buffer.from(`${blank}\n${line('c@d.example')}`);
  expect(await readFile(file)).toEqual(Buffer.concat([rest, torn]));
  expect((await stat(file)).mode & 0o777).toBe(0o640);
  expect((await lstat(join(folder, 'link'))).isSymbolicLink()).toBe(true);
  expect((await readdir(folder)).toSorted()).toEqual(['link', 'submissions.ndjson']);
  const { submissions, unreadable } = await log.read();
  expect([submissions, unreadable]).toEqual([[leadOf('c@d.example')], 2]);
});

test('§15.48 collector: deletions among concurrent submissions lose none of two processes', async () => {
  const file = join(folder, 'submissions.ndjson');
  const [log, otherProcess] = [submissionLog(file), submissionLog(file)];
  await log.append(leadOf('gone0@b.example'));
  const writes = Array.from({ length: 150 }, (_, index) => [
    log.append(leadOf(`gone${index + 1}@b.example`)),
    otherProcess.append(leadOf(`other${index}@b.example`)),
    log.remove(emailIs(`gone${index}@b.example`)),
    log.append(leadOf(`own${index}@b.example`)),
  ]);
  await Promise.all(writes.flat());
  const { submissions, unreadable } = await log.read();
  const emails = new Set(submissions.map(({ fields }) => fields['email']));
  for (let index = 0; index < 150; index++) {
    expect(emails).toContain(`other${index}@b.example`);
    expect(emails).toContain(`own${index}@b.example`);
  }
  expect([emails.size, unreadable]).toEqual([301, 0]);
});

test('§15.36 collector: a device as file accepts no submission', async () => {
  const log = submissionLog('/dev/null');
  await expect(log.append(leadOf('a@b.example'))).rejects.toThrow('stores nothing');
});

test('§15.41 collector: the reason why a file cannot be written is known before a submission', async () => {
  expect(await fileProblem(join(folder, 'new', 'deep', 'submissions.ndjson'))).toBeNull();
  await mkdir(join(folder, 'folder'));
  expect(await fileProblem(join(folder, 'folder'))).toContain('illegal operation on a directory');
  await writeFile(join(folder, 'file'), '');
  expect(await fileProblem(join(folder, 'file', 'submissions.ndjson'))).toContain('file');
  expect(await fileProblem('/dev/full')).toContain('stores nothing');
});

test.each([
  ['goes away', undefined],
  ['breaks off', new Error('connection reset')],
])('§15.36 collector: a sender that %s in the middle of a body is detected', async (_, error) => {
  const stream = new PassThrough();
  const body = readBody(stream, 100);
  stream.write('{"email":');
  stream.destroy(error);
  expect(await body).toEqual({ kind: 'aborted' });
});
