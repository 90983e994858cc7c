import { entryOf, type PortableEntry } from '#src/atlas/kit/portable/portable-entry.ts';
import { structureFindings } from '#src/atlas/kit/structure-checks.ts';
import type { Drawing } from '../drawing';
import { drawingOf } from '../layout/layout';
import { machineData } from '../machine-data';
import { checks } from './checks';
import { filesOf } from './files';

/** The files of a machine from elsewhere, its drawing and the number of its faults. */
export interface ExportedMachine {
  files: [ending: string, text: string][];
  drawing: Drawing;
  faults: number;
}

/** Draws, describes and checks a machine from elsewhere. */
export async function exportedMachine(entry: PortableEntry): Promise<ExportedMachine> {
  const data = machineData(entryOf(entry));
  const drawing = await drawingOf(data.chart);
  const files = filesOf(data, drawing).filter(([ending]) => ending !== 'layout.json');
  return {
    files: [...files, ['checks.md', checks(data, entry.portable)]],
    drawing,
    faults: structureFindings(data.chart).filter(({ kind }) => kind === 'fault').length,
  };
}
