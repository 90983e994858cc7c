import { readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { runnerImport, type Plugin } from 'vite';
import { sourceLocations } from './source-locations.ts';

const prefix = 'virtual:drawings/';
const resolved = `\0${prefix}`;
const camel = (id: string) => id.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());

type Locations = Readonly<Record<string, { file: string }>>;

/** The steps from a machine to its drawing, and to the locations of its parts. */
interface Steps {
  chartOf: (machine: unknown) => unknown;
  drawingOf: (chart: unknown) => Promise<unknown>;
  locationsOf: (machine: unknown) => Locations;
}

async function stepsIn(root: string): Promise<Steps> {
  const chart = await runnerImport<Pick<Steps, 'chartOf'>>(join(root, 'src/atlas/kit/chart.ts'));
  const layout = await runnerImport<Pick<Steps, 'drawingOf'>>(
    join(root, 'src/atlas/drawings/layout/layout.ts'),
  );
  const locations = await runnerImport<Pick<Steps, 'locationsOf'>>(
    join(root, 'src/atlas/kit/source-locations.ts'),
  );
  return { ...chart.module, ...layout.module, ...locations.module };
}

/** Returns the locations of a machine's parts and the files that hold them, its own first. */
async function sourceOf(root: string, file: string, locations: Locations): Promise<unknown> {
  const own = relative(root, file).split(sep).join('/');
  const names = [...new Set([own, ...Object.values(locations).map((location) => location.file)])];
  const texts = await Promise.all(names.map((name) => readFile(join(root, name), 'utf8')));
  const files = Object.fromEntries(names.map((name, index) => [name, texts[index]]));
  return { files, locations };
}

/** Returns the layout that `npm run machines` wrote, or a new one if the chart has changed. */
async function drawingFor(file: string, chart: unknown, { drawingOf }: Steps): Promise<unknown> {
  const text = await readFile(file, 'utf8').catch(() => null);
  const known = text === null ? null : (JSON.parse(text) as { chart: unknown; drawing: unknown });
  const isCurrent = JSON.stringify(known?.chart) === JSON.stringify(chart);
  return isCurrent ? known?.drawing : drawingOf(chart);
}

/**
 * Serves `virtual:drawings/ID`, the drawing and the source of a machine. Lays it out on request, which
 * keeps the layout engine out of the bundle. Exports null and logs a warning if layout fails.
 */
export function drawings(root: string): Plugin {
  let steps: Promise<Steps> | null = null;
  const sources = new Map<string, readonly string[]>();
  return {
    name: 'drawings',
    resolveId: (source) => (source.startsWith(prefix) ? `\0${source}` : null),
    async load(module) {
      if (!module.startsWith(resolved)) return null;
      const id = module.slice(resolved.length);
      const file = join(root, 'machines', id, `${id}.machine.ts`);
      try {
        const loaded = await runnerImport<Record<string, unknown>>(file, {
          plugins: [sourceLocations(root, join(root, 'machines'))],
        });
        const machine = loaded.module[`${camel(id)}Machine`];
        const files = [file, ...loaded.dependencies];
        sources.set(module, files);
        for (const watched of files) this.addWatchFile(watched);
        const known = await (steps ??= stepsIn(root));
        const written = join(root, `machines/diagrams/${id}.layout.json`);
        const drawing = await drawingFor(written, known.chartOf(machine), known);
        const source = await sourceOf(root, file, known.locationsOf(machine));
        return `export default ${JSON.stringify(drawing)};
export const source = ${JSON.stringify(source)};`;
      } catch (error) {
        this.environment.logger.warn(`no drawing of ${id}: ${String(error)}`);
        return 'export default null; export const source = null;';
      }
    },
    hotUpdate({ file, modules }) {
      const drawn = [...sources].flatMap(([module, files]) => {
        const node = files.includes(file) && this.environment.moduleGraph.getModuleById(module);
        return node ? [node] : [];
      });
      return [...modules, ...drawn];
    },
  };
}
