import { readdir } from 'node:fs/promises';
import { join } from 'node:path';

const forHosts = new Set(['_headers', '_redirects', 'nginx.conf']);

/**
 * The paths of what is no page in the built site: files of the top level, and `/*` for each folder
 * that holds no page. Folders are told apart by what they hold, so a new one needs no list.
 */
export async function hostedFiles(dist: string): Promise<string[]> {
  const paths: string[] = [];
  for (const entry of await readdir(dist, { withFileTypes: true })) {
    const { name } = entry;
    if (name.endsWith('.html') || forHosts.has(name)) continue;
    if (!entry.isDirectory()) {
      paths.push(`/${name}`);
      continue;
    }
    const held = await readdir(join(dist, name), { recursive: true });
    if (!held.some((file) => file.endsWith('.html'))) paths.push(`/${name}/*`);
  }
  return paths.sort();
}
