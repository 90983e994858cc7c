import * as fc from 'fast-check';
import { createMachine, type AnyStateMachine } from 'xstate';
import { entry } from '#machines/model.ts';
import { machineData, type MachineData } from '#src/atlas/drawings/machine-data.ts';

/** Names that meet in a careless mapping to identifiers, and names that need a code in every file. */
export const hostileNames = [
  ...'a a-b a_b a--b v1.0 v1_0 x_v1_2e_0 24h 1 - _ 去 来 回 é e\u0301 😀 שלום'.split(' '),
  ...'context guards holds delays running constructor class state click [[fork]]'.split(' '),
  ...'" \' \\ \\u0007 \u0007 \ud83d \ude00 \u202eevil \u2028 \uffff %% %%{init:{}}%%'.split(' '),
  ...']]> --> <b> &amp; #35; {x} | ` `` * [*] ~~ style:x#1;'.split(' '),
  ' a',
  ...'a\nb;- a;# a;1. a;end note;direction LR;scale 1 width'.split(';'),
];

/** The names that XState reads as something else: an id, a wildcard, the prototype. */
export const unusable = /^#|^__proto__$|(^|\.)\*$/;

/** Any name that a machine can have. */
export const anyName = fc
  .oneof(
    { weight: 2, arbitrary: fc.constantFrom(...hostileNames) },
    fc.string({ unit: 'binary', minLength: 1, maxLength: 10 }),
  )
  .filter((text) => !unusable.test(text));

/** Returns a key as a target has it, where XState reads a dot as the end of a key. */
export const written = (key: string) => key.replace(/[\\.]/g, '\\$&');

/** Returns a machine as the files read it, with a title and a purpose. */
export function dataOf(
  { config, delays = {} }: { config: object; delays?: Record<string, number> },
  title = 'Title',
  purpose = 'Purpose.',
): MachineData {
  const machine = createMachine(config, { delays }) as AnyStateMachine;
  const about = { title, purpose, where: { routes: [], view: '' } };
  return machineData(
    entry('random', machine, { about, model: { events: {}, invariants: {}, journeys: [] } }),
  );
}
