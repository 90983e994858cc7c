import { mkdtemp, rm } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readBody } from '#src/server/collector/request-body.ts';
import { submissionLog } from '#src/server/collector/submission-log.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'log-'));
});
afterEach(() => rm(folder, { recursive: true }));

test('§15 collector: the file has submissions in order of arrival', async () => {
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

test.each([
  ['goes away', undefined],
  ['breaks off', new Error('connection reset')],
])('§15 collector: a sender that %s in the middle of a body is detected', async (_, error) => {
  const stream = new PassThrough();
  const body = readBody(stream as unknown as IncomingMessage, 100);
  stream.write('{"email":');
  stream.destroy(error);
  expect(await body).toEqual({ kind: 'aborted' });
});
