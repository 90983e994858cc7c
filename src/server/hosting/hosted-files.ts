import { readdir } from 'node:fs/promises';
import { join } from 'node:path';

/** The files that hosts read, which `npm start` does not serve. */
export const hostFiles = new Set([
  '_headers',
  '_redirects',
  'nginx.conf',
  'wrangler.jsonc',
  'Caddyfile',
  'firebase.json',
]);

/**
 * Returns the paths of all files that are not pages: top-level files, and `/*` for each folder
 * without an HTML file.
 */
export async function hostedFiles(dist: string): Promise<string[]> {
  const paths: string[] = [];
  for (const entry of await readdir(dist, { withFileTypes: true })) {
    const { name } = entry;
    if (name.endsWith('.html') || hostFiles.has(name)) continue;
    if (!entry.isDirectory()) {
      paths.push(`/${name}`);
      continue;
    }
    const names = await readdir(join(dist, name), { recursive: true });
    if (!names.some((file) => file.endsWith('.html'))) paths.push(`/${name}/*`);
  }
  return paths.sort();
}
