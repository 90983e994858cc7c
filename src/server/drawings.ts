import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { runnerImport, type Plugin } from 'vite';

const prefix = 'virtual:drawings/';
const resolved = `\0${prefix}`;
const camel = (id: string) => id.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());

/** The two steps from a machine to its drawing, which know no more of it than that it is one. */
interface Steps {
  chartOf: (machine: unknown) => unknown;
  drawingOf: (chart: unknown) => Promise<unknown>;
  /** What says whether a drawing that is kept still holds, besides the chart. */
  version: string;
}

async function stepsIn(root: string): Promise<Steps> {
  const folder = join(root, 'src/diagrams');
  const names = (await readdir(folder)).filter((name) => name.endsWith('.ts')).sort();
  const sources = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')));
  const engine = createRequire(import.meta.url)('elkjs/package.json') as { version: string };
  const chart = await runnerImport<Pick<Steps, 'chartOf'>>(join(root, 'machines/chart.ts'));
  const layout = await runnerImport<Pick<Steps, 'drawingOf'>>(join(folder, 'layout.ts'));
  return {
    chartOf: chart.module.chartOf,
    drawingOf: layout.module.drawingOf,
    version: [engine.version, ...sources].join('\n'),
  };
}

/** Draws a chart, or takes the drawing that an earlier build has kept. */
async function keptDrawing(cache: string, id: string, chart: unknown, steps: Steps) {
  const known = JSON.stringify([steps.version, chart]);
  const key = createHash('sha256').update(known).digest('hex').slice(0, 16);
  const file = join(cache, `${id}-${key}.json`);
  const kept = await readFile(file, 'utf8').catch(() => null);
  if (kept !== null) return kept;
  const drawing = JSON.stringify(await steps.drawingOf(chart));
  await mkdir(cache, { recursive: true });
  // Two builds at once may write the same file: each moves a whole one into place.
  const own = `${file}.${process.pid}`;
  await writeFile(own, drawing);
  await rename(own, file);
  return drawing;
}

/**
 * Serves `virtual:drawings/ID`: the drawing of a machine, laid out when it is asked for, or null and
 * a line in the log where layout fails. What is served holds no layout engine.
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
        for (const one of files) this.addWatchFile(one);
        const { chartOf, ...rest } = await (steps ??= stepsIn(root));
        const chart = chartOf(machine.module[`${camel(id)}Machine`]);
        const drawing = await keptDrawing(join(root, '.cache/drawings'), id, chart, {
          chartOf,
          ...rest,
        });
        return `export default ${drawing};`;
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
