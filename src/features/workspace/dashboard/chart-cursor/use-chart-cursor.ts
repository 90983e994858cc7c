import type { KeyboardEvent } from 'react';
import { useMachine } from '#src/binding/use-machine.ts';
import { chartCursorMachine } from '#machines/chart-cursor/chart-cursor.machine.ts';

const keys = {
  ArrowLeft: { type: 'cursor.stepped', by: -1 },
  ArrowRight: { type: 'cursor.stepped', by: 1 },
  Home: { type: 'cursor.jumped', to: 'first' },
  End: { type: 'cursor.jumped', to: 'last' },
  Escape: { type: 'cursor.exited' },
} as const;

const isKey = (key: string): key is keyof typeof keys => Object.hasOwn(keys, key);

/** Binds the cursor of a chart with `count` values; its index is null while nothing is read. */
export function useChartCursor(count: number) {
  const [snapshot, send] = useMachine(chartCursorMachine, { input: { last: count - 1 } });
  return {
    index: snapshot.matches('reading') ? snapshot.context.index : null,
    point: (index: number) => send({ type: 'cursor.moved', index }),
    leave: () => send({ type: 'cursor.exited' }),
    press: (event: KeyboardEvent) => {
      if (!isKey(event.key) || event.ctrlKey || event.metaKey || event.altKey) return;
      event.preventDefault();
      send(keys[event.key]);
    },
  };
}
