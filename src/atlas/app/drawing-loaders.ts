import type { Drawing } from '#src/atlas/drawings/drawing.ts';
import loaders from 'virtual:drawings';

/** Loads the drawing of a machine's chart; null if the layout failed. */
export async function drawingOf(id: string): Promise<Drawing | null> {
  const drawing = await loaders[id]?.();
  return drawing?.default ?? null;
}
