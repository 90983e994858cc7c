import { mkdir, open, readFile, type FileHandle } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Submission } from './submission.ts';

export type SubmissionLog = {
  /** Resolves once the submission is on disk; rejects if the write fails. */
  append: (submission: Submission) => Promise<void>;
  /** Reads the submissions, oldest first, and counts unreadable lines. */
  read: () => Promise<{ submissions: Submission[]; unreadable: number }>;
};

async function endsInsideALine(file: FileHandle): Promise<boolean> {
  const { size } = await file.stat();
  if (size === 0) return false;
  const { buffer } = await file.read(Buffer.alloc(1), 0, 1, size - 1);
  return buffer[0] !== 0x0a;
}

async function appendLine(path: string, line: string): Promise<void> {
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  const file = await open(path, 'a+', 0o600);
  try {
    // A crash or a full disk may have left half a line: start a new one.
    const start = (await endsInsideALine(file)) ? '\n' : '';
    await file.appendFile(`${start}${line}\n`);
    await file.datasync();
  } finally {
    await file.close();
  }
}

function isSubmission(value: unknown): value is Submission {
  if (typeof value !== 'object' || value === null) return false;
  const { receivedAt, form, fields } = value as Record<string, unknown>;
  return (
    typeof receivedAt === 'string' &&
    (form === 'lead' || form === 'demo') &&
    typeof fields === 'object' &&
    fields !== null &&
    Object.values(fields).every((text) => typeof text === 'string')
  );
}

function parseLine(line: string): Submission | null {
  try {
    const value: unknown = JSON.parse(line);
    return isSubmission(value) ? value : null;
  } catch {
    return null;
  }
}

/** Opens the log at `path`: one JSON object per line, in order of receipt. */
export function submissionLog(path: string): SubmissionLog {
  let last: Promise<void> = Promise.resolve();
  return {
    append(submission) {
      const written = last.then(() => appendLine(path, JSON.stringify(submission)));
      last = written.catch(() => undefined);
      return written;
    },
    async read() {
      let text = '';
      try {
        text = await readFile(path, 'utf8');
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
      }
      const lines = text.split('\n').filter((line) => line !== '');
      const submissions = lines.map(parseLine).filter((found) => found !== null);
      return { submissions, unreadable: lines.length - submissions.length };
    },
  };
}
