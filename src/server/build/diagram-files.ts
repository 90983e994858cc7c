import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The formats that the atlas offers; the layout is for the build only. */
const offered = /^[\w-]+\.(?:svg|md|mmd|scxml|json)$/;

/**
 * Returns the files of the machines for download, by name: the generated ones, each picture as PNG,
 * and each machine's source.
 */
export async function diagramFiles(
  machines: string,
  png: (svg: string) => Buffer,
): Promise<Map<string, string | Buffer>> {
  const files = new Map<string, string | Buffer>();
  const folder = join(machines, 'diagrams');
  for (const name of await readdir(folder)) {
    if (!offered.test(name)) continue;
    const text = await readFile(join(folder, name), 'utf8');
    files.set(name, text);
    if (!name.endsWith('.svg')) continue;
    const id = name.slice(0, -'.svg'.length);
    files.set(`${id}.png`, png(text));
    const source = await readFile(join(machines, id, `${id}.machine.ts`), 'utf8');
    files.set(`${id}.machine.txt`, source);
  }
  return files;
}
