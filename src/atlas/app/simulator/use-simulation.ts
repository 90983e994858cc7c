import { useDeferredValue, useEffect, useLayoutEffect, useMemo, useRef } from 'react';
import { chartOf } from '#src/atlas/kit/chart.ts';
import type { MachineEntry } from '#machines/model.ts';
import type { StepInput } from '#src/atlas/kit/simulate.ts';
import type { Drawing } from '#src/atlas/drawings/drawing.ts';
import { partsOf, runIn, shownStep } from './active-parts';
import { maxLength, maxSteps, runWith, writeSimulation } from './simulation-address';
import { labelSteps } from './label-steps';
import { optionsAt } from './step-options';

/** Updates the URL; `replace` for a step that is only shown. */
type OnChange = (
  run: string | undefined,
  step: number | undefined,
  how?: 'push' | 'replace',
) => void;

export interface SimulatorPanelProps {
  entry: MachineEntry;
  /** The steps in the URL. */
  run: string | undefined;
  /** The number of the shown step, from 0 for the start; the last by default. */
  step: number | undefined;
  onChange: OnChange;
  /** Null if the layout failed. */
  drawing: Drawing | null;
}

/** Simulates the steps in the URL. */
export function useSimulation({
  entry,
  run: text,
  step,
  onChange,
}: Omit<SimulatorPanelProps, 'drawing'>) {
  const chart = useMemo(() => chartOf(entry.machine), [entry]);
  const { simulator, read, simulation } = useMemo(() => runIn(entry, text), [entry, text]);
  const shown = shownStep(simulation, step);
  const current = simulation.steps[shown - 1] ?? null;
  const simStep = current?.after ?? simulation.start;
  // The chart shows the new state first.
  const listed = useDeferredValue(
    useMemo(() => ({ entry, simulator, simStep }), [entry, simulator, simStep]),
  );
  const options = useMemo(() => optionsAt(listed), [listed]);
  const isTaking = useRef(false);
  const parts = useMemo(() => partsOf(simulation, step), [simulation, step]);
  const upToShown = useMemo(() => writeSimulation(read.steps.slice(0, shown)), [read, shown]);
  const fits = (next: StepInput) =>
    shown < maxSteps && runWith(upToShown, next).length <= maxLength;
  // A list may be a frame late; its steps still follow the shown one.
  const run = useRef(upToShown);
  useLayoutEffect(() => {
    run.current = upToShown;
  }, [upToShown]);
  const take = (next: StepInput) => {
    isTaking.current = true;
    onChange(runWith(run.current, next), undefined, 'push');
  };
  const byLabel = useMemo(() => labelSteps(chart, options), [chart, options]);
  const now = useRef<HTMLHeadingElement>(null);

  // The pressed button may no longer exist.
  useEffect(() => {
    if (isTaking.current) now.current?.focus({ preventScroll: true });
    isTaking.current = false;
  });

  return {
    entry,
    chart,
    simulation,
    shown,
    current,
    simStep,
    options,
    parts,
    now,
    text: writeSimulation(read.steps.slice(0, simulation.steps.length)),
    /** Why the simulation stops early; null if every step is shown. */
    problem: simulation.problem ?? read.problem,
    fits,
    take,
    /** Returns the effect of a press on a transition's label; undefined if it is not enabled. */
    pressOf: (transition: string) => {
      const next = byLabel.get(transition);
      return next && fits(next) ? () => take(next) : undefined;
    },
    load: (inputs: readonly StepInput[]) => onChange(writeSimulation(inputs), undefined, 'push'),
    show: (index: number, how: 'push' | 'replace' = 'push') => {
      onChange(text, index === read.steps.length ? undefined : index, how);
    },
  };
}

export type SimulationView = ReturnType<typeof useSimulation>;
