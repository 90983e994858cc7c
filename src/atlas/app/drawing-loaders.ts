import type { Drawing } from '#src/atlas/drawings/drawing.ts';
import loaders from 'virtual:drawings';

/** Returns where everything of a machine's chart is drawn; null where layout has failed. */
export async function drawingOf(id: string): Promise<Drawing | null> {
  const drawing = await loaders[id]?.();
  return drawing?.default ?? null;
}
