import type { MachineEntry } from '#machines/model.ts';
import { chartOf } from '#src/atlas/kit/chart.ts';
import { marksOf, unionChart } from './chart-diff';
import { drawingOf } from '../layout/layout';
import { svgFile } from '../files/svg-file';
import { xstateJson } from '../files/xstate-json';
import { machineData } from '../machine-data';

type Machines = Readonly<Record<string, MachineEntry>>;

/**
 * Returns files of each machine with a changed chart, by name: a picture of both versions, and each
 * version as XState JSON for the compare page.
 */
export async function diffFiles(before: Machines, after: Machines): Promise<[string, string][]> {
  const files: [string, string][] = [];
  for (const [id, entry] of Object.entries(after)) {
    const old = before[id];
    if (!old) continue;
    const charts = [chartOf(old.machine), chartOf(entry.machine)] as const;
    const marks = marksOf(...charts);
    if (marks.size === 0) continue;
    const chart = unionChart(...charts);
    const marked = (which: string) => marks.get(which);
    files.push(
      [`${id}.svg`, svgFile(chart, await drawingOf(chart), marked)],
      [`${id}.before.json`, xstateJson(machineData(old))],
      [`${id}.after.json`, xstateJson(machineData(entry))],
    );
  }
  return files;
}
