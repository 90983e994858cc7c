import type { Chart } from '#src/atlas/kit/chart.ts';
import type { Box } from '../drawing';
import type { Piece } from './piece';

type Axis = readonly [start: 'x' | 'y', size: 'width' | 'height'];

const across: Axis = ['x', 'width'];
const down: Axis = ['y', 'height'];

const isBefore = (a: Box, b: Box, [start, size]: Axis) => a[start] + a[size] <= b[start];

/** Costs more than any other fault of a layout that can be read. */
const notInFirstLayer = 2000;
const notFirstInLayer = 25;

/** Returns the cost of the places of the initial states: first from the left, or from the top. */
export function lateness(chart: Chart, { states }: Pick<Piece, 'states'>): number {
  const boxes = new Map(states.map(({ id, box }) => [id, box]));
  return chart.states.reduce((sum, { id, initial }) => {
    const first = boxes.get(initial ?? '');
    if (!first) return sum;
    const others = chart.states.flatMap((state) => {
      const box = boxes.get(state.id);
      return box && state.parent === id && state.id !== initial ? [box] : [];
    });
    const costs = [across, down].map((layers) => {
      if (others.some((box) => isBefore(box, first, layers))) return notInFirstLayer;
      const within = layers === across ? down : across;
      const isFirst = others.every(
        (box) => isBefore(first, box, layers) || !isBefore(box, first, within),
      );
      return isFirst ? 0 : notFirstInLayer;
    });
    return sum + Math.min(...costs);
  }, 0);
}
