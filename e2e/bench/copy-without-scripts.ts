import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { dist, scratch } from './paths';

/** Returns a page without scripts and without hints that fetch scripts. */
function withoutScripts(html: string): string {
  return html
    .replace(/<script\b(?![^>]*application\/ld\+json)[^>]*>[\s\S]*?<\/script>/g, '')
    .replace(/<link\b[^>]*\brel="(modulepreload|prefetch)"[^>]*>/g, '')
    .replace(/<link\b[^>]*\bas="script"[^>]*>/g, '');
}

/** Copies the built site without its scripts; returns the copy's folder. */
export function copyWithoutScripts(): string {
  const copy = join(scratch, 'plain');
  rmSync(copy, { recursive: true, force: true });
  cpSync(dist, copy, { recursive: true });
  for (const name of readdirSync(copy, { recursive: true, encoding: 'utf8' })) {
    if (!name.endsWith('.html')) continue;
    const file = join(copy, name);
    writeFileSync(file, withoutScripts(readFileSync(file, 'utf8')));
  }
  return copy;
}
