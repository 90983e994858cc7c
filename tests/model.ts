import { TestModel } from '@xstate/test';
import type { AnyEventObject, AnyMachineSnapshot } from 'xstate';
import type { MachineEntry } from '#machines/model.ts';
import { replayLine } from './replay-link';

interface Step {
  event: AnyEventObject;
  /** The state that the pure machine reaches. */
  state: AnyMachineSnapshot;
}

/** Takes the steps of a path on a real actor or view and checks the state after each. */
interface PathRunner {
  take: (event: AnyEventObject) => void | Promise<void>;
  check: (expected: AnyMachineSnapshot) => void | Promise<void>;
}

const eventOf = ({ event }: { event: AnyEventObject }) => event;

/**
 * Runs steps, the first of which is the start, through @xstate/test, which reports a failure with
 * its path, and links to its replay.
 */
export async function runThrough(
  entry: Pick<MachineEntry, 'machine' | 'model'>,
  steps: readonly Step[],
  { take, check }: PathRunner,
): Promise<void> {
  const types = steps.slice(1).map(({ event }) => event.type);
  const model = new TestModel<AnyMachineSnapshot, AnyEventObject, unknown>(
    entry.machine as never,
    { stateMatcher: (_: unknown, key: string) => key === '*' } as never,
  );
  try {
    await model.testPath({ state: steps.at(-1)!.state, steps, weight: types.length } as never, {
      events: Object.fromEntries(
        types.map((type) => [type, (step: unknown) => take(eventOf(step as Step))]),
      ),
      states: { '*': (state) => check(state) },
    });
  } catch (error) {
    const line = replayLine(entry, steps.slice(1).map(eventOf), steps[0]?.state);
    if (error instanceof Error) error.message += line;
    throw error;
  }
}
