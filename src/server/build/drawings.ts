import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { runnerImport, type Plugin } from 'vite';

const prefix = 'virtual:drawings/';
const resolved = `\0${prefix}`;
const camel = (id: string) => id.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());

/** The two steps from a machine to its drawing. */
interface Steps {
  chartOf: (machine: unknown) => unknown;
  drawingOf: (chart: unknown) => Promise<unknown>;
}

async function stepsIn(root: string): Promise<Steps> {
  const chart = await runnerImport<Pick<Steps, 'chartOf'>>(join(root, 'src/atlas/kit/chart.ts'));
  const layout = await runnerImport<Pick<Steps, 'drawingOf'>>(
    join(root, 'src/atlas/drawings/layout/layout.ts'),
  );
  return { chartOf: chart.module.chartOf, drawingOf: layout.module.drawingOf };
}

/** Returns the layout that `npm run machines` wrote, or a new one if the chart has changed. */
async function drawingFor(file: string, chart: unknown, { drawingOf }: Steps): Promise<unknown> {
  const text = await readFile(file, 'utf8').catch(() => null);
  const known = text === null ? null : (JSON.parse(text) as { chart: unknown; drawing: unknown });
  const isCurrent = JSON.stringify(known?.chart) === JSON.stringify(chart);
  return isCurrent ? known?.drawing : drawingOf(chart);
}

/**
 * Serves `virtual:drawings/ID`, the drawing of a machine. Lays it out on request, which keeps the
 * layout engine out of the bundle. Exports null and logs a warning if layout fails.
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
        const machine = await runnerImport<Record<string, unknown>>(file);
        const files = [file, ...machine.dependencies];
        sources.set(module, files);
        for (const watched of files) this.addWatchFile(watched);
        const known = await (steps ??= stepsIn(root));
        const chart = known.chartOf(machine.module[`${camel(id)}Machine`]);
        const written = join(root, `machines/diagrams/${id}.layout.json`);
        return `export default ${JSON.stringify(await drawingFor(written, chart, known))};`;
      } catch (error) {
        this.environment.logger.warn(`no drawing of ${id}: ${String(error)}`);
        return 'export default null;';
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
