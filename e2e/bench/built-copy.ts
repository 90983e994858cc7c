import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildCopy, scratchCopy } from '../../tests/architecture/scratch-copy';

export interface Built {
  seconds: number;
  /** Where it lies, until the copies are removed. */
  folder: string;
  /** What each file of the built site holds, by its name. */
  files: ReadonlyMap<string, string>;
}

const digest = (file: string) => createHash('sha256').update(readFileSync(file)).digest('hex');

/** Builds a copy of the sources with further files; times the build alone. */
export function builtCopy(planted: readonly { file: string; code: string }[]): Built {
  const copy = scratchCopy(planted);
  const start = performance.now();
  const { status, stderr } = buildCopy(copy, '--logLevel', 'error');
  const seconds = (performance.now() - start) / 1000;
  if (status !== 0) throw new Error(`the build failed: ${stderr.trim().split('\n')[0]}`);
  const folder = join(copy, 'dist');
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  const files = new Map<string, string>();
  for (const entry of entries) {
    if (!entry.isFile()) continue;
    const file = join(entry.parentPath, entry.name);
    files.set(file.slice(folder.length).replace(/\\/g, '/'), digest(file));
  }
  return { seconds, folder, files };
}
