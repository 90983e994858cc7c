import type { Drawing } from '#src/atlas/drawings/drawing.ts';
import type { MachineSource } from '#src/atlas/kit/source-locations.ts';
import loaders from 'virtual:drawings';

/** Loads the drawing of a machine's chart; null if the layout failed. */
export async function drawingOf(id: string): Promise<Drawing | null> {
  const drawing = await loaders[id]?.();
  return drawing?.default ?? null;
}

/** Loads the source of a machine; null if it was not read. */
export async function sourceOf(id: string): Promise<MachineSource | null> {
  const drawing = await loaders[id]?.();
  return drawing?.source ?? null;
}
