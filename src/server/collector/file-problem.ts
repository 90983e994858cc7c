import { access, constants, open, statfs } from 'node:fs/promises';
import { dirname } from 'node:path';
import { maxBodyBytes } from '#content/constants.ts';
import { errorCode, statIfExists } from './file-stat.ts';

const remedies: Record<string, string> = {
  EISDIR: 'It is a folder. Remove it, or set SUBMISSIONS_FILE to the path of a file.',
  ENOTDIR: 'A part of its path is a file. Set SUBMISSIONS_FILE to another path.',
  EROFS: 'It is on a read-only disk. Set SUBMISSIONS_FILE to a path on another disk.',
  EACCES: 'This user may not write it. Change its permissions, or set SUBMISSIONS_FILE.',
  EPERM: 'This user may not write it. Change its permissions, or set SUBMISSIONS_FILE.',
  ENOSPC: 'The disk is full. Free some space, or set SUBMISSIONS_FILE to a path on another disk.',
  ENODEV: 'It is a device or a pipe. Set SUBMISSIONS_FILE to the path of a file.',
};

const failure = (code: string) => Object.assign(new Error(code), { code });

async function checkFolder(path: string): Promise<void> {
  const found = await statIfExists(path);
  if (!found && dirname(path) !== path) return checkFolder(dirname(path));
  if (!found?.isDirectory()) throw failure('ENOTDIR');
  await access(path, constants.W_OK | constants.X_OK);
  await checkSpace(path);
}

async function checkSpace(path: string): Promise<void> {
  // Some network file systems report no size.
  const { blocks, bavail, bsize } = await statfs(path);
  if (blocks > 0 && bavail * bsize < maxBodyBytes) throw failure('ENOSPC');
}

async function checkFile(path: string): Promise<void> {
  const found = await statIfExists(path);
  if (!found) return checkFolder(dirname(path));
  if (found.isDirectory()) throw failure('EISDIR');
  if (!found.isFile()) throw failure('ENODEV');
  await (await open(path, 'r+')).close();
  await checkSpace(path);
}

/**
 * Returns the reason why the collector cannot write `path`, with a remedy, or null if it can. Creates
 * and changes nothing.
 */
export async function fileProblem(path: string): Promise<string | null> {
  try {
    await checkFile(path);
    return null;
  } catch (error) {
    const code = errorCode(error);
    return remedies[code] ?? `It cannot be opened (${code}). Set SUBMISSIONS_FILE to another path.`;
  }
}
