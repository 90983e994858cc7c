import { readFile } from 'node:fs/promises';
import { basename, join, relative, sep } from 'node:path';
import { runnerImport, type Plugin } from 'vite';
import { camel } from './machine-files.ts';
import { sourceLocations } from './source-locations.ts';

const drawn = /\.machine\.ts\?drawing$/;

type Locations = Readonly<Record<string, { file: string }>>;
type Written = { chart: unknown; drawing: unknown };

/** The steps from a machine to its drawing, and to the locations of its parts. */
interface Steps {
  chartOf: (machine: unknown) => unknown;
  drawingOf: (chart: unknown) => Promise<unknown>;
  locationsOf: (machine: unknown) => Locations;
}

async function stepsIn(root: string): Promise<Steps> {
  const files = ['kit/chart', 'drawings/layout/layout', 'kit/source-locations'];
  const loaded = await Promise.all(
    files.map((file) => runnerImport<Partial<Steps>>(join(root, `src/atlas/${file}.ts`))),
  );
  return Object.assign({}, ...loaded.map(({ module }) => module)) as Steps;
}

/**
 * Returns the drawing of the machine in `file`, the locations of its parts, and the files that hold
 * them, its own first. Takes the layout that `npm run machines` wrote, unless the chart has changed.
 */
async function drawingOf(root: string, file: string, machine: unknown, steps: Steps) {
  const id = basename(file, '.machine.ts');
  const layout = join(root, `machines/diagrams/${id}.layout.json`);
  const text = await readFile(layout, 'utf8').catch(() => 'null');
  const written = JSON.parse(text) as Written | null;
  const chart = steps.chartOf(machine);
  const isCurrent = JSON.stringify(written?.chart) === JSON.stringify(chart);

  const locations = steps.locationsOf(machine);
  const source = relative(root, file).split(sep).join('/');
  const names = [
    ...new Set([source, ...Object.values(locations).map((location) => location.file)]),
  ];
  const texts = names.map(async (name) => [name, await readFile(join(root, name), 'utf8')]);
  const files = Object.fromEntries(await Promise.all(texts)) as Record<string, string>;
  const drawing = isCurrent ? written?.drawing : await steps.drawingOf(chart);
  return { drawing, source: { files, locations } };
}

/**
 * Serves `ID.machine.ts?drawing`, the drawing and the source of a machine. Lays it out on request,
 * which keeps the layout engine out of the bundle. Exports null and logs a warning if layout fails.
 */
export function drawings(root: string): Plugin {
  let steps: Promise<Steps> | null = null;
  return {
    name: 'drawings',
    load: {
      filter: { id: drawn },
      async handler(module) {
        const file = module.replace(/\?.*/, '');
        const name = `${camel(basename(file, '.machine.ts'))}Machine`;
        try {
          const loaded = await runnerImport<Record<string, unknown>>(file, {
            plugins: [sourceLocations(root, join(root, 'machines'))],
          });
          for (const watched of loaded.dependencies) this.addWatchFile(watched);
          steps ??= stepsIn(root);
          const { drawing, source } = await drawingOf(root, file, loaded.module[name], await steps);
          return `export const drawing = ${JSON.stringify(drawing)};
export const source = ${JSON.stringify(source)};`;
        } catch (error) {
          this.environment.logger.warn(`no drawing of ${name}: ${String(error)}`);
          return 'export const drawing = null; export const source = null;';
        }
      },
    },
  };
}
