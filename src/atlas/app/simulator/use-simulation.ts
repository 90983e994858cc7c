import { useDeferredValue, useEffect, useLayoutEffect, useMemo, useRef } from 'react';
import { useRouter } from '@tanstack/react-router';
import { chartOf } from '#src/atlas/kit/chart.ts';
import type { MachineEntry } from '#machines/model.ts';
import type { StepInput } from '#src/atlas/kit/simulate.ts';
import { afterPaint } from '#src/hydration/events.ts';
import type { Drawing } from '#src/atlas/drawings/drawing.ts';
import { readMachineAddress } from '../address';
import { hrefOf } from '../links';
import { partsOf, runIn, shownStep } from './active-parts';
import { maxLength, maxSteps, runWith, writeSimulation } from './simulation-address';
import { labelSteps, optionsAt } from './step-options';

export interface SimulatorPanelProps {
  entry: MachineEntry;
  /** The steps in the URL. */
  run: string | undefined;
  /** The number of the shown step, from 0 for the start; the last by default. */
  step: number | undefined;
  /** Null if the layout failed. */
  drawing: Drawing | null;
}

/** Returns true if the URL has room for another step after the shown one. */
const fits = (
  { stepCount, stepsText }: { stepCount: number; stepsText: string | undefined },
  next: StepInput,
) => stepCount < maxSteps && runWith(stepsText, next).length <= maxLength;

/** Simulates the steps in the URL; each change is an entry of the browser's history. */
export function useSimulation({ entry, run: text, step }: Omit<SimulatorPanelProps, 'drawing'>) {
  const router = useRouter();
  const onChange = (nextRun: string | undefined, nextStep?: number) => {
    const open = readMachineAddress(router.state.location.search);
    const href = hrefOf(entry.id, { ...open, run: nextRun, step: nextStep });
    void router.navigate({ href, resetScroll: false });
  };
  const chart = useMemo(() => chartOf(entry.machine), [entry]);
  const { simulator, read, simulation } = useMemo(() => runIn(entry, text), [entry, text]);
  const stepCount = shownStep(simulation, step);
  const current = simulation.steps[stepCount - 1] ?? null;
  const simStep = current?.after ?? simulation.start;
  const stepsText = useMemo(
    () => writeSimulation(read.steps.slice(0, stepCount)),
    [read, stepCount],
  );
  // The chart shows the new state first.
  const listed = useDeferredValue(
    useMemo(
      () => ({ entry, simulator, simStep, stepCount, stepsText }),
      [entry, simulator, simStep, stepCount, stepsText],
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
  const run = useRef(stepsText);
  useLayoutEffect(() => {
    run.current = stepsText;
  }, [stepsText]);
  const take = (next: StepInput) => {
    isTaking.current = true;
    onChange(runWith(run.current, next));
  };
  const show = (index: number) => onChange(text, index === read.steps.length ? undefined : index);
  const now = useRef<HTMLHeadingElement>(null);

  // The pressed button may no longer exist.
  useEffect(() => {
    if (isTaking.current)
      afterPaint(() => {
        now.current?.focus({ preventScroll: true });
        // The list of steps may have become shorter.
        now.current?.scrollIntoView({ block: 'nearest' });
      });
    isTaking.current = false;
  });

  return {
    entry,
    chart,
    simulation,
    stepCount,
    current,
    simStep,
    options,
    parts,
    now,
    text: writeSimulation(read.steps.slice(0, simulation.steps.length)),
    /** Why the simulation stops early; null if every step is shown. */
    problem: simulation.problem ?? read.problem,
    fits: (next: StepInput) => fits({ stepCount, stepsText }, next),
    take,
    /** Returns the effect of a press on a transition's label; undefined if it is not enabled. */
    pressOf: (transition: string) => {
      const next = enabled.get(transition);
      return next && (() => take(next));
    },
    load: (inputs: readonly StepInput[]) => onChange(writeSimulation(inputs)),
    show,
    /** Shows the step before or after, if any. */
    stepBy: (by: 1 | -1) => {
      const index = stepCount + by;
      if (index >= 0 && index <= simulation.steps.length) show(index);
    },
  };
}

export type SimulationView = ReturnType<typeof useSimulation>;
