import type { MachineEntry } from '#machines/model.ts';
import { chartOf } from '#src/atlas/kit/chart.ts';
import { marksOf, unionChart } from './chart-diff';
import { drawingOf } from '../layout/layout';
import { svgFile } from '../files/svg-file';

type Machines = Readonly<Record<string, MachineEntry>>;

/** Returns a picture of both versions for each machine with a changed chart, by id. */
export async function diffPictures(before: Machines, after: Machines): Promise<[string, string][]> {
  const pictures: [string, string][] = [];
  for (const [id, entry] of Object.entries(after)) {
    const old = before[id];
    if (!old) continue;
    const charts = [chartOf(old.machine), chartOf(entry.machine)] as const;
    const marks = marksOf(...charts);
    if (marks.size === 0) continue;
    const chart = unionChart(...charts);
    const marked = (which: string) => marks.get(which);
    pictures.push([id, svgFile(chart, await drawingOf(chart), marked)]);
  }
  return pictures;
}
