import type { MachineEntry } from '#machines/model.ts';
import { chartOf } from '../chart';
import { machineOf, type PortableMachine } from './portable-machine';

/** A machine from elsewhere as plain data, with its description. */
export interface PortableEntry {
  id: string;
  title: string;
  purpose: string;
  /** The file and the export of the machine. */
  file: string;
  portable: PortableMachine;
}

/** Returns the entry of a machine from elsewhere. Its model sends each event without a payload. */
export function entryOf({ portable, file, ...about }: PortableEntry): MachineEntry {
  const machine = machineOf(portable);
  const { events, states, transitions } = chartOf(machine);
  const results = states
    .flatMap(({ invokes }) => invokes)
    .flatMap(({ id }) => [`xstate.done.actor.${id}`, `xstate.error.actor.${id}`]);
  const snapshots = transitions.flatMap(({ trigger, eventType }) =>
    trigger.kind === 'snapshot' ? eventType : [],
  );
  const cases = [...events, ...results, ...snapshots].map((type) => [type, [{}]]);
  return {
    ...about,
    file,
    where: { routes: [], view: file },
    machine,
    model: {
      events: Object.fromEntries(cases) as never,
      // Without a prototype: an event may be called `constructor`.
      ignored: Object.create(null) as object,
      invariants: {},
      journeys: [],
    },
  };
}
