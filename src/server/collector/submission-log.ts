import { randomUUID } from 'node:crypto';
import {
  mkdir,
  open,
  readFile,
  realpath,
  rename,
  rm,
  stat,
  type FileHandle,
} from 'node:fs/promises';
import { dirname } from 'node:path';
import { statIfExists } from './file-stat.ts';
import type { Submission } from './submission.ts';

export type SubmissionLog = {
  /** Resolves once the submission is on disk; rejects if the write fails. */
  append: (submission: Submission) => Promise<void>;
  /** Reads the submissions, oldest first, and counts unreadable lines. The list is shared. */
  read: () => Promise<{ submissions: readonly Submission[]; unreadable: number }>;
  /** Removes matching submissions from the file; unreadable lines stay. Rejects if a write fails. */
  remove: (matches: (submission: Submission) => boolean) => Promise<void>;
};

const lineBreak = 0x0a;

async function endsInsideALine(file: FileHandle, size: number): Promise<boolean> {
  if (size === 0) return false;
  const { buffer } = await file.read(Buffer.alloc(1), 0, 1, size - 1);
  return buffer[0] !== lineBreak;
}

async function appendLine(path: string, line: string): Promise<void> {
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  const file = await open(path, 'a+', 0o600);
  try {
    const stats = await file.stat();
    if (!stats.isFile()) throw new Error('A device or pipe stores nothing.');
    // A crash or a full disk may have left half a line: start a new one.
    const start = (await endsInsideALine(file, stats.size)) ? '\n' : '';
    await file.appendFile(`${start}${line}\n`);
    await file.datasync();
    // Another process may have replaced the file to remove submissions: write to its file too.
    const current = await statIfExists(path);
    if (current?.ino !== stats.ino) await appendLine(path, line);
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

/** Splits bytes into lines with their line breaks. Invalid UTF-8 stays unchanged. */
function linesOf(content: Buffer): Buffer[] {
  const lines = [];
  for (let start = 0, end = 0; start < content.length; start = end) {
    end = content.indexOf(lineBreak, start) + 1 || content.length;
    lines.push(content.subarray(start, end));
  }
  return lines;
}

async function removeLines(path: string, matches: (submission: Submission) => boolean) {
  const target = await realpath(path);
  const temporary = `${target}.${randomUUID()}.tmp`;
  const old = await open(target, 'r');
  try {
    const content = await old.readFile();
    const whole = content.lastIndexOf(lineBreak) + 1;
    const lines = linesOf(content.subarray(0, whole));
    const remaining = lines.filter((line) => {
      const submission = parseLine(line.toString());
      return !submission || !matches(submission);
    });
    if (remaining.length === lines.length) return;
    const { ino, mode } = await old.stat();
    const file = await open(temporary, 'ax', 0o600);
    try {
      await file.chmod(mode & 0o777);
      await file.appendFile(Buffer.concat(remaining));
      await file.datasync();
      if ((await stat(target)).ino !== ino) throw new Error('Another process changed the file.');
      await rename(temporary, target);
      // Another process may have appended to the old file since it was read.
      const { size } = await old.stat();
      const late = Buffer.alloc(size - whole);
      await old.read(late, 0, late.length, whole);
      // A line that it is still writing there, it also writes to the new file: see `appendLine`.
      const isUnchanged = late.equals(content.subarray(whole));
      await file.appendFile(isUnchanged ? late : late.subarray(0, late.lastIndexOf(lineBreak) + 1));
      await file.datasync();
    } finally {
      await file.close();
      await rm(temporary, { force: true });
    }
  } finally {
    await old.close();
  }
}

/** Opens the log at `path`: one JSON object per line, in order of receipt. */
export function submissionLog(path: string): SubmissionLog {
  let last: Promise<void> = Promise.resolve();
  let cached = { key: '', submissions: [] as Submission[], unreadable: 0 };
  const inTurn = (write: () => Promise<void>) => {
    const written = last.then(write);
    last = written.catch(() => undefined);
    return written;
  };
  return {
    append: (submission) => inTurn(() => appendLine(path, JSON.stringify(submission))),
    remove: (matches) => inTurn(() => removeLines(path, matches)),
    async read() {
      const stats = await statIfExists(path);
      if (!stats) return { submissions: [], unreadable: 0 };
      const key = [stats.dev, stats.ino, stats.size, stats.mtimeMs].join(' ');
      if (cached.key === key) return cached;
      const lines = (await readFile(path, 'utf8')).split('\n').filter((line) => line !== '');
      const submissions = lines.map(parseLine).filter((found) => found !== null);
      cached = { key, submissions, unreadable: lines.length - submissions.length };
      return cached;
    },
  };
}
