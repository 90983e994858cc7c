import { basename } from 'node:path';
import type { Manifest } from 'vite';

/** Returns the files of these modules and their imports, dependencies first. */
export function filesFor(manifest: Manifest, modules: string[]) {
  const visited = new Set<string>();
  const scripts = new Set<string>();
  const sheets = new Set<string>();
  const visit = (key: string) => {
    const chunk = manifest[key];
    if (!chunk || visited.has(key)) return;
    visited.add(key);
    chunk.imports?.forEach(visit);
    scripts.add(`/${chunk.file}`);
    for (const sheet of chunk.css ?? []) sheets.add(`/${sheet}`);
  };
  modules.forEach(visit);
  return { scripts: [...scripts], sheets: [...sheets] };
}

/**
 * Returns the key of the chunk of a region's file, whose path is relative to an unknown folder. A
 * module that other chunks import has only a name.
 */
export function regionKey(manifest: Manifest, file: string): string {
  const end = file.replace(/^[./]*/, '/');
  const key =
    Object.keys(manifest).find((source) => source.endsWith(end)) ??
    Object.keys(manifest).find((chunk) => manifest[chunk]?.name === basename(file, '.tsx'));
  if (!key) throw new Error(`${file} has no chunk`);
  return key;
}

/** Returns true if a class of the style sheet occurs in the markup. */
export const isUsed = (sheet: string, html: string): boolean =>
  [...sheet.matchAll(/\.(c[\da-z]+)/g)].some(([, name = '']) => html.includes(name));
