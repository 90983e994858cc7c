import { describe, expect, test } from 'vitest';
import { createMachine, type AnyStateMachine } from 'xstate';
import { chartOf, type Chart } from '#src/atlas/kit/chart.ts';
import { xstateJson } from '#src/atlas/drawings/files/xstate-json.ts';
import type { MachineData } from '#src/atlas/drawings/machine-data.ts';
import { diagramCases } from './diagram-cases';

const read = (json: string) => JSON.parse(json) as Record<string, unknown>;

/** Creates a machine from the file with the original's implementations. */
function machineFrom(json: string, original: AnyStateMachine): AnyStateMachine {
  const bare = createMachine(read(json) as never) as AnyStateMachine;
  return bare.provide(original.implementations as never);
}

type Transition = Chart['transitions'][number];
type Named = NonNullable<Transition['guard']>;

const sorted = (chart: Chart): Chart => ({
  ...chart,
  transitions: chart.transitions.toSorted((a, b) => (a.id < b.id ? -1 : 1)),
});

/** Returns a transition whose delay is a duration in ms. */
function withDuration(transition: Transition, duration: (delay: string) => string): Transition {
  const { id, eventType, trigger } = transition;
  if (trigger.kind !== 'after') return transition;
  const named = (text: string) =>
    text.replace(`xstate.after.${trigger.delay}.`, `xstate.after.${duration(trigger.delay)}.`);
  return {
    ...transition,
    id: named(id),
    eventType: named(eventType),
    trigger: { kind: 'after', delay: duration(trigger.delay) },
  };
}

/** Removes computed params and the names of delays, which JSON cannot express. */
function inJson({ chart, facts }: MachineData): Chart {
  const duration = (delay: string) => {
    const ms = facts.delays[delay];
    return ms === undefined ? delay : String(ms ?? 1000);
  };
  const plain = ({ name, params }: Named): Named =>
    params === null || params === undefined ? { name } : { name, params };
  return {
    ...chart,
    states: chart.states.map((state) => ({
      ...state,
      entry: state.entry.map(plain),
      exit: state.exit.map(plain),
    })),
    transitions: chart.transitions.map((transition) => ({
      ...withDuration(transition, duration),
      guard: transition.guard && plain(transition.guard),
      actions: transition.actions.map(plain),
    })),
  };
}

describe.each(diagramCases)('§17.23 %s as JSON', (_, diagram) => {
  const { machine } = diagram.entry;
  const json = xstateJson(diagram);

  test('XState creates the same machine from it', () => {
    const again = chartOf(machineFrom(json, machine));
    // JSON sorts delays, of which only one ends at a time.
    expect(sorted(again)).toEqual(sorted(inJson(diagram)));
  });

  test('it has the initial context, or states that it is computed', () => {
    const { context, meta } = read(json) as { context?: unknown; meta: { notExpressed: string[] } };
    const isSaid = meta.notExpressed.some((line) =>
      line.startsWith('the computation of the initial context'),
    );
    if (isSaid) expect(context).toBeUndefined();
    else expect(context ?? {}).toEqual(machine.config.context ?? {});
  });
});
