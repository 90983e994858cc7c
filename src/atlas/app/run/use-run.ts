import { useEffect, useMemo, useRef } from 'react';
import { chartOf } from '#src/atlas/kit/chart.ts';
import type { MachineEntry } from '#machines/model.ts';
import { runnerOf, type RunStep } from '#src/atlas/kit/simulate.ts';
import type { Drawing } from '#src/atlas/drawings/drawing.ts';
import { partsOf, shownStep } from './active-parts';
import { fitsAddress, readRun, writeRun } from './run-address';
import { optionsAt } from './run-options';

/** Tells the page what stands in the address; a step that is merely shown replaces what stood there. */
type OnRunChange = (
  run: string | undefined,
  step: number | undefined,
  how?: 'push' | 'replace',
) => void;

export interface RunPanelProps {
  entry: MachineEntry;
  /** The run in the address. */
  run: string | undefined;
  /** After which of its steps the machine is shown, from 0; the last by default. */
  step: number | undefined;
  onChange: OnRunChange;
  /** Shown with what is active in it; null where layout has failed. */
  drawing: Drawing | null;
}

/** Reads the run in the address, and writes it there. */
export function useRun({ entry, run: text, step, onChange }: Omit<RunPanelProps, 'drawing'>) {
  const runner = useMemo(() => runnerOf(entry), [entry]);
  const chart = useMemo(() => chartOf(entry.machine), [entry]);
  const read = useMemo(() => readRun(text), [text]);
  const run = useMemo(() => runner.run(read.steps), [runner, read]);
  const shown = shownStep(run, step);
  const current = run.steps[shown - 1] ?? null;
  const moment = current?.after ?? run.start;
  const options = useMemo(() => optionsAt(entry, runner, moment), [entry, runner, moment]);
  const now = useRef<HTMLHeadingElement>(null);
  const isTaking = useRef(false);

  // The button that was pressed may be gone with what it offered.
  useEffect(() => {
    if (isTaking.current) now.current?.focus({ preventScroll: true });
    isTaking.current = false;
  });

  const kept = read.steps.slice(0, shown);
  return {
    entry,
    runner,
    chart,
    run,
    shown,
    current,
    moment,
    options,
    parts: partsOf(run, step),
    now,
    text: writeRun(read.steps.slice(0, run.steps.length)),
    /** Why the run in the address goes on no further; null where all of it is shown. */
    problem: run.problem ?? read.problem,
    fits: (next: RunStep) => fitsAddress([...kept, next]),
    take: (next: RunStep) => {
      isTaking.current = true;
      onChange(writeRun([...kept, next]), undefined, 'push');
    },
    load: (steps: readonly RunStep[]) => onChange(writeRun(steps), undefined, 'push'),
    show: (place: number, how: 'push' | 'replace' = 'push') => {
      onChange(text, place === read.steps.length ? undefined : place, how);
    },
  };
}

export type ShownRun = ReturnType<typeof useRun>;
