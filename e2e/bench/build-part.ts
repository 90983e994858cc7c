import { buildCopy, removeScratchCopies, scratchCopy } from '#tests/architecture/scratch-copy.ts';
import type { BenchRun } from './bench-run';
import { atMost, failed, seconds, type Row } from './row';

/** Builds a copy of the project; returns the seconds of the build, without the copying. */
function timedBuild(): number {
  const copy = scratchCopy([]);
  const start = performance.now();
  const { status, stderr } = buildCopy(copy, '--logLevel', 'error');
  const duration = (performance.now() - start) / 1000;
  if (status !== 0) throw new Error(`the build failed: ${stderr.trim().split('\n')[0]}`);
  return duration;
}

/** Measures the build time. */
export function buildPart({ passes, say }: BenchRun): Promise<Row[]> {
  const rowName = 'build';
  try {
    const values: number[] = [];
    for (let pass = 0; pass < passes; pass += 1) {
      say(`build ${pass + 1}`);
      values.push(timedBuild());
      removeScratchCopies();
    }
    return Promise.resolve([atMost(rowName, 12, seconds, values)]);
  } catch (error) {
    return Promise.resolve([failed(rowName, error)]);
  } finally {
    removeScratchCopies();
  }
}
