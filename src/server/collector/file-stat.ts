import type { Stats } from 'node:fs';
import { stat } from 'node:fs/promises';

/** Returns the code of a system error, for example `ENOSPC`, or an empty string. */
export function errorCode(error: unknown): string {
  return (error as NodeJS.ErrnoException).code ?? '';
}

/** Returns the state of a file or folder, or null if there is none. */
export async function statIfExists(path: string): Promise<Stats | null> {
  try {
    return await stat(path);
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return null;
    throw error;
  }
}
