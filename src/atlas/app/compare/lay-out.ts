import type { Chart } from '#src/atlas/kit/chart.ts';
import type { Drawing } from '#src/atlas/drawings/drawing.ts';

type Layout = (chart: Chart) => Promise<Drawing>;

// The layout engine is large and loads only for a comparison.
const engines = import.meta.glob<Layout>('../../drawings/layout/layout.ts', {
  import: 'drawingOf',
});

/** Returns the drawing of a chart; null if the layout fails. */
export async function layOut(chart: Chart): Promise<Drawing | null> {
  try {
    const [load] = Object.values(engines);
    const drawingOf = await load?.();
    return (await drawingOf?.(chart)) ?? null;
  } catch {
    return null;
  }
}
