import { removeScratchCopies } from '../../tests/architecture/scratch-copy';
import type { BenchRun } from './bench-run';
import { builtCopy } from './built-copy';
import { atMost, failed, seconds, type Row } from './row';

/** How long a build takes. */
export function buildPart({ passes, say }: BenchRun): Promise<Row[]> {
  const what = 'build';
  try {
    const values: number[] = [];
    for (let pass = 0; pass < passes; pass += 1) {
      say(`build ${pass + 1}`);
      values.push(builtCopy([]).seconds);
      removeScratchCopies();
    }
    return Promise.resolve([atMost(what, 12, seconds, values)]);
  } catch (error) {
    return Promise.resolve([failed(what, error)]);
  }
}
