import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { Resvg } from '@resvg/resvg-js';
import { runnerImport } from 'vite';
import { entryOf, type PortableEntry } from '#src/atlas/kit/portable/portable-entry.ts';
import type { MachineSource } from '#src/atlas/kit/source-locations.ts';
import { fontFiles } from '#src/server/build/social-image.ts';
import { machinesFrom } from './machine-sources.ts';
import { listPage, machinePage } from './page-shell.ts';
import { pageBundle } from './page-bundle.ts';
import { portableEntries } from './portable-entries.ts';
import { sourceOf } from './source-of.ts';

/** Exports of src/atlas/drawings/files/exported-files.ts. */
interface Drawings {
  exportedMachine: (entry: PortableEntry) => Promise<{
    files: [ending: string, text: string][];
    drawing: unknown;
    faults: number;
  }>;
}

const usage = `npm run machines -- --from FILE_OR_FOLDER --out FOLDER
  draws, describes and checks the XState 5 machines that the TypeScript, JavaScript or JSON files
  export, and writes a folder of pages that opens from disk or any host. It runs these files.`;

const load = async <T>(root: string, file: string): Promise<T> =>
  (await runnerImport<T>(join(root, file), { configFile: false })).module;

function wordsIn(words: readonly string[]): { from: string; out: string } | null {
  try {
    const options = { from: { type: 'string' }, out: { type: 'string' } } as const;
    const { from, out } = parseArgs({ args: [...words], options }).values;
    return from !== undefined && out !== undefined ? { from, out } : null;
  } catch {
    return null;
  }
}

/** Returns a picture at twice its size. */
const pngOf = (svg: string): Buffer =>
  new Resvg(svg, { font: { loadSystemFonts: false, fontFiles }, fitTo: { mode: 'zoom', value: 2 } })
    .render()
    .asPng();

const countOf = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`;

/**
 * Writes files and pages of the machines in a file or folder (specification §17). Returns 1 if the
 * words are wrong, a file did not load, or there is no machine.
 */
export async function exportMachines(words: readonly string[], root: string): Promise<number> {
  const options = wordsIn(words);
  if (!options) {
    console.error(usage);
    return 1;
  }
  const { folder, machines, failures } = await machinesFrom(options.from, root);
  for (const { file, reason } of failures) console.error(`${file}: ${reason}`);
  if (machines.length === 0) {
    console.error(`No XState 5 machine in ${options.from}.`);
    return 1;
  }
  const out = resolve(options.out);
  const write = (name: string, content: string | Buffer) => {
    const file = join(out, name);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, content);
  };
  const { exportedMachine } = await load<Drawings>(
    root,
    'src/atlas/drawings/files/exported-files.ts',
  );
  const rows: { entry: PortableEntry; drawing: unknown; source: MachineSource | null }[] = [];
  for (const [index, entry] of portableEntries(machines).entries()) {
    const { id, title, file } = entry;
    try {
      const { files, drawing, faults } = await exportedMachine(entry);
      for (const [ending, text] of files) write(`files/${id}.${ending}`, text);
      const svg = files.find(([ending]) => ending === 'svg')?.[1] ?? '';
      write(`files/${id}.png`, pngOf(svg));
      const machine = machines[index]?.machine;
      const source = machine ? sourceOf(machine, entryOf(entry).machine, folder) : null;
      rows.push({ entry, drawing, source });
      console.log(`${id}.html: ${title} (${file}), ${countOf(faults, 'fault')}`);
    } catch (error) {
      failures.push({ file, reason: String(error) });
      console.error(`${file}: ${String(error)}`);
    }
  }
  const entries = rows.map(({ entry }) => entry);
  const { script, styles } = await pageBundle(root);
  const { themeScript } = await load<{ themeScript: string }>(
    root,
    'src/features/theme/theme-script.ts',
  );
  write('atlas.js', script);
  write('machines.js', `globalThis.exportedMachines=${JSON.stringify(rows)};\n`);
  const shared = { themeScript, styles };
  write('index.html', listPage(entries, shared));
  for (const entry of entries) write(`${entry.id}.html`, machinePage(entry, shared));
  console.log(`${countOf(rows.length, 'machine')} in ${join(options.out, 'index.html')}`);
  return failures.length > 0 ? 1 : 0;
}
