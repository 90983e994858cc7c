import type { AnyStateMachine } from 'xstate';
import type { About, MachineEntry, Model } from './model';

/** Returns a row of the record of all machines (contracts §7). */
export function entry<M extends AnyStateMachine>(
  id: string,
  machine: M,
  { about, model }: { about: About; model: Model<M> },
): MachineEntry {
  return { id, ...about, machine, model };
}
