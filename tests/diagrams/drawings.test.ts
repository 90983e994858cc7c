import { beforeAll, describe, expect, test } from 'vitest';
import { chartOf } from '../../machines/chart';
import { machines } from '../../machines/index';
import type { Drawing } from '../../src/diagrams/drawing';
import { drawingOf } from '../../src/diagrams/layout';
import { bendsOf, crossingsOf, linesOf } from '../../src/diagrams/quality';
import { boxFaults, countFaults, labelFaults, lineFaults, textFaults } from './faults';

const charts = Object.values(machines).map(({ machine }) => chartOf(machine));
const drawings = new Map<string, Drawing>();

beforeAll(async () => {
  for (const chart of charts) drawings.set(chart.id, await drawingOf(chart));
}, 300_000);

describe.each(charts)('§7 the drawing of $id', (chart) => {
  const drawing = () => drawings.get(chart.id)!;

  test('shows each state, transition and start once, and nothing else', () => {
    expect(countFaults(chart, drawing())).toEqual([]);
  });

  test('has each state within its parent and beside its siblings', () => {
    expect(boxFaults(chart, drawing())).toEqual([]);
  });

  test('has no label on a label, a state or another line', () => {
    expect(labelFaults(chart, drawing())).toEqual([]);
  });

  test('leads each line from its source to its target and through no other state', () => {
    expect(lineFaults(chart, drawing())).toEqual([]);
  });

  test('has every text within its box and on nothing else', () => {
    expect(textFaults(chart, drawing())).toEqual([]);
  });

  test('crosses no lines where it has at most eleven, and has few crossings and bends beyond', () => {
    const lines = linesOf(drawing()).length;
    expect(crossingsOf(drawing())).toBeLessThanOrEqual(
      Math.max(0, Math.floor((lines - 10) * 0.67)),
    );
    expect(bendsOf(drawing())).toBeLessThanOrEqual(lines * 3.6);
  });
});

test('§7 Machines: the same machines, in another order, are drawn alike to the byte', async () => {
  for (const chart of charts.toReversed())
    expect(JSON.stringify(await drawingOf(chart))).toBe(JSON.stringify(drawings.get(chart.id)));
}, 300_000);
