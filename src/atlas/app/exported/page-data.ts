import type { Drawing } from '#src/atlas/drawings/drawing.ts';
import type { MachineSource } from '#src/atlas/kit/source-locations.ts';
import { entryOf, type PortableEntry } from '#src/atlas/kit/portable/portable-entry.ts';

/** A machine from elsewhere in the script `machines.js` of exported pages. */
interface ExportedRow {
  entry: PortableEntry;
  drawing: Drawing;
  source: MachineSource | null;
}

declare global {
  /** Set by `machines.js`, since a page opened from disk can't fetch. */
  var exportedMachines: readonly ExportedRow[] | undefined;
}

const rows = globalThis.exportedMachines ?? [];

/** The machines of exported pages; replaces the registry. */
export const machines = Object.fromEntries(
  rows.map(({ entry }) => [entry.id, entryOf(entry)] as const),
);

/** The drawings of exported pages; replaces `virtual:drawings`. */
export default Object.fromEntries(
  rows.map(({ entry, drawing, source }) => [
    entry.id,
    () => Promise.resolve({ default: drawing, source }),
  ]),
);
