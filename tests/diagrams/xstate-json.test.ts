import { describe, expect, test } from 'vitest';
import { createMachine, type AnyStateMachine } from 'xstate';
import { chartOf, type Chart } from '#src/atlas/kit/chart.ts';
import { xstateJson } from '#src/atlas/drawings/files/xstate-json.ts';
import { diagramCases } from './diagram-cases';

const read = (json: string) => JSON.parse(json) as Record<string, unknown>;

/** Creates a machine from the file with the original's implementations. */
function machineFrom(json: string, original: AnyStateMachine): AnyStateMachine {
  const bare = createMachine(read(json) as never) as AnyStateMachine;
  return bare.provide(original.implementations as never);
}

type Named = NonNullable<Chart['transitions'][number]['guard']>;

/** Removes computed params from a chart, which JSON cannot express. */
function withoutComputed(chart: Chart): unknown {
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
      ...transition,
      guard: transition.guard && plain(transition.guard),
      actions: transition.actions.map(plain),
    })),
  };
}

describe.each(diagramCases)('§17 %s as JSON', (_, diagram) => {
  const { machine } = diagram.entry;
  const json = xstateJson(diagram);

  test('XState creates the same machine from it', () => {
    const again = chartOf(machineFrom(json, machine));
    expect(again).toEqual(withoutComputed(diagram.chart));
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
