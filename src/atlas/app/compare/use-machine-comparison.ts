import { useEffect, useRef } from 'react';
import { comparePage } from '#content/atlas/compare.ts';
import { machines } from '#machines/index.ts';
import {
  machineComparisonMachine,
  type Side,
} from '#machines/machine-comparison/machine-comparison.machine.ts';
import { readMachineFile } from '#machines/machine-comparison/machine-file.ts';
import { useMachine } from '#src/binding/use-machine.ts';
import { xstateJson } from '#src/atlas/drawings/files/xstate-json.ts';
import { machineData } from '#src/atlas/drawings/machine-data.ts';

/** Returns the XState JSON of a machine of this site; empty for an unknown id. */
export function fileOfMachine(id: string): string {
  const entry = Object.hasOwn(machines, id) ? machines[id] : undefined;
  return entry ? xstateJson(machineData(entry)) : '';
}

/** Returns why a text is not a machine, as a sentence; undefined if it is one. */
function problemText(text: string): string | undefined {
  const { problem } = readMachineFile(text);
  if (!problem) return undefined;
  const sentence = comparePage.problems[problem.kind];
  return problem.kind === 'xstate' ? `${sentence} ${problem.message}` : sentence;
}

/** Binds the form of the compare page; `of` is the machine that fills the second field. */
export function useMachineComparison(of: string | undefined) {
  const [snapshot, send] = useMachine(machineComparisonMachine, {
    input: { before: '', after: of === undefined ? '' : fileOfMachine(of) },
  });
  const form = useRef<HTMLFormElement>(null);
  const { context } = snapshot;
  const isRejected = snapshot.matches({ editing: 'rejected' });
  const problemOf = (side: Side) => (isRejected ? problemText(context[side]) : undefined);

  // Leads to the first problem.
  useEffect(() => {
    if (isRejected) form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }, [isRejected]);

  const change = (side: Side, text: string) => send({ type: 'text.changed', side, text });

  return {
    form,
    texts: context,
    problems: { before: problemOf('before'), after: problemOf('after') },
    isCompared: snapshot.matches('compared'),
    change,
    /** Enters a whole file, and compares it at once if the other side has one. */
    fill: (side: Side, text: string) => {
      change(side, text);
      if (context[side === 'before' ? 'after' : 'before'] !== '') send({ type: 'form.submitted' });
    },
    submit: () => send({ type: 'form.submitted' }),
  };
}
