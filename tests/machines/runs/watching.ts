import { watchMachines, type MachineWatch } from '#src/atlas/app/live/machine-watch.ts';
import { replayOf } from '#src/atlas/app/live/replay-of.ts';

/** Returns a recording of actors, and the `inspect` option that reports to it. */
export function watching() {
  const before = globalThis.machineInspector;
  globalThis.machineInspector = undefined;
  const watch = watchMachines();
  const inspect = globalThis.machineInspector!;
  globalThis.machineInspector = before;
  return { watch, inspect };
}

/** Returns the atlas's links that replay the recorded machines, one per line. */
export const linksOf = (watch: MachineWatch): string =>
  watch
    .read()
    .machines.map((machine) => {
      const { run, problem } = replayOf(machine);
      const query = run === undefined ? '' : `?run=${encodeURIComponent(run)}`;
      return `${machine.name}: /machines/${machine.entry.id}${query} ${problem ?? ''}`;
    })
    .join('\n');
