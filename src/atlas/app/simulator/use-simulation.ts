import { useDeferredValue, useEffect, useLayoutEffect, useMemo, useRef } from 'react';
import { chartOf } from '#src/atlas/kit/chart.ts';
import type { MachineEntry } from '#machines/model.ts';
import type { StepInput } from '#src/atlas/kit/simulate.ts';
import { afterPaint } from '#src/ui/layout/after-paint.ts';
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

/** Returns true if the URL has room for another step after the shown one. */
const fits = (
  { shown, upToShown }: { shown: number; upToShown: string | undefined },
  next: StepInput,
) => shown < maxSteps && runWith(upToShown, next).length <= maxLength;

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
  const upToShown = useMemo(() => writeSimulation(read.steps.slice(0, shown)), [read, shown]);
  // The chart shows the new state first.
  const listed = useDeferredValue(
    useMemo(
      () => ({ entry, simulator, simStep, shown, upToShown }),
      [entry, simulator, simStep, shown, upToShown],
    ),
  );
  const options = useMemo(() => optionsAt(listed), [listed]);
  const enabled = useMemo(() => {
    const steps = labelSteps(chartOf(listed.entry.machine), options);
    return new Map([...steps].filter(([, next]) => fits(listed, next)));
  }, [listed, options]);
  const isTaking = useRef(false);
  const parts = useMemo(() => partsOf(simulation, step), [simulation, step]);
  // A list may be a frame late; its steps still follow the shown one.
  const run = useRef(upToShown);
  useLayoutEffect(() => {
    run.current = upToShown;
  }, [upToShown]);
  const take = (next: StepInput) => {
    isTaking.current = true;
    onChange(runWith(run.current, next), undefined, 'push');
  };
  const now = useRef<HTMLHeadingElement>(null);

  // The pressed button may no longer exist.
  useEffect(() => {
    if (isTaking.current) afterPaint(() => now.current?.focus({ preventScroll: true }));
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
    fits: (next: StepInput) => fits({ shown, upToShown }, next),
    take,
    /** Returns the effect of a press on a transition's label; undefined if it is not enabled. */
    pressOf: (transition: string) => {
      const next = enabled.get(transition);
      return next && (() => take(next));
    },
    load: (inputs: readonly StepInput[]) => onChange(writeSimulation(inputs), undefined, 'push'),
    show: (index: number, how: 'push' | 'replace' = 'push') => {
      onChange(text, index === read.steps.length ? undefined : index, how);
    },
  };
}

export type SimulationView = ReturnType<typeof useSimulation>;
