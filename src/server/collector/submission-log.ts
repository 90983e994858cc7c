import { mkdir, open, readFile, type FileHandle } from 'node:fs/promises';
import { dirname } from 'node:path';
import * as v from 'valibot';
import type { Submission } from './submission.ts';

export type SubmissionLog = ReturnType<typeof submissionLog>;

type Matches = (submission: Submission) => boolean;

const lineBreak = 0x0a;

async function openForAppending(path: string): Promise<{ file: FileHandle; size: number }> {
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  const file = await open(path, 'a+', 0o600);
  const stats = await file.stat();
  if (stats.isFile()) return { file, size: stats.size };
  await file.close();
  throw new Error('A device or pipe stores nothing.');
}

async function appendLine(path: string, text: string): Promise<void> {
  const { file, size } = await openForAppending(path);
  try {
    const { buffer } = await file.read(Buffer.alloc(1), 0, 1, Math.max(0, size - 1));
    // A crash or a full disk may have left half a line: start a new one.
    const start = size > 0 && buffer[0] !== lineBreak ? '\n' : '';
    await file.appendFile(`${start}${text}\n`);
    await file.datasync();
  } finally {
    await file.close();
  }
}

const line = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    receivedAt: v.string(),
    form: v.picklist(['lead', 'demo']),
    fields: v.record(v.string(), v.string()),
  }),
);

function parseLine(text: string): Submission | null {
  const { success, output } = v.safeParse(line, text);
  return success ? output : null;
}

/** Overwrites in place: no line moves, so other processes can append at the same time. */
async function blankLines(path: string, matches: Matches) {
  const file = await open(path, 'r+');
  try {
    const content = await file.readFile();
    for (let start = 0, end = 0; start < content.length; start = end + 1) {
      end = content.indexOf(lineBreak, start);
      if (end < 0) break;
      const submission = parseLine(content.toString('utf8', start, end));
      if (submission && matches(submission))
        await file.write(Buffer.alloc(end - start, ' '), 0, end - start, start);
    }
    await file.datasync();
  } finally {
    await file.close();
  }
}

/** Returns the reason why the collector cannot write `path`, or null; creates the file. */
export async function fileProblem(path: string): Promise<string | null> {
  try {
    await (await openForAppending(path)).file.close();
    return null;
  } catch (error) {
    return (error as Error).message;
  }
}

/** Opens the log at `path`: one JSON object per line, in order of receipt. */
export function submissionLog(path: string) {
  let last: Promise<void> = Promise.resolve();
  const inTurn = (write: () => Promise<void>) => {
    const written = last.then(write);
    last = written.catch(() => undefined);
    return written;
  };
  return {
    /** Resolves once the submission is on disk; rejects if the write fails. */
    append: (submission: Submission) => inTurn(() => appendLine(path, JSON.stringify(submission))),
    /** Blanks the lines of matching submissions; unreadable lines stay. Rejects if a write fails. */
    remove: (matches: Matches) => inTurn(() => blankLines(path, matches)),
    /** Reads the submissions, oldest first, and counts unreadable lines. */
    async read() {
      const content = await readFile(path, 'utf8').catch((error: unknown) => {
        if ((error as NodeJS.ErrnoException).code === 'ENOENT') return '';
        throw error;
      });
      const lines = content.split('\n').filter((text) => text.trim() !== '');
      const submissions = lines.map(parseLine).filter((found) => found !== null);
      return { submissions, unreadable: lines.length - submissions.length };
    },
  };
}
