import type { AnyEventObject, AnyMachineSnapshot } from 'xstate';
import type { MachineEntry } from '#machines/model.ts';
import { runOf } from '#src/atlas/app/simulator/journey-steps.ts';
import { readableSearch } from '#src/atlas/app/readable-search.ts';
import { pureStart, stateKey, unlessItThrows } from '#src/atlas/kit/pure-step.ts';

/**
 * Returns a line with the atlas page that replays a path, for the message of a failed test. Empty
 * for a path that the simulator cannot take, such as one that does not begin at the start.
 */
export function replayLine(
  entry: Pick<MachineEntry, 'machine' | 'model'>,
  events: readonly AnyEventObject[],
  start?: AnyMachineSnapshot,
): string {
  const { machine, model } = entry;
  const initial = pureStart(machine, model.input).after;
  if (start && stateKey(start) !== stateKey(initial)) return '';
  const run = unlessItThrows(() => runOf(entry, events));
  return run ? `\nReplay: /machines/${machine.id}${readableSearch({ run })}` : '';
}
