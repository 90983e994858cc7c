import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { chartOf } from '#src/atlas/kit/chart.ts';
import { machines } from '#machines/index.ts';
import type { Drawing } from '#src/atlas/drawings/drawing.ts';
import { bendsOf, crossingsOf, linesOf } from '#src/atlas/drawings/layout/quality.ts';
import { boxFaults, countFaults, labelFaults, lineFaults, textFaults } from './faults';

const charts = Object.values(machines).map(({ machine }) => chartOf(machine));

/** As it is kept, which files.test.ts sees to be as it is laid out. */
function keptDrawing(id: string): Drawing {
  const file = join(import.meta.dirname, `../../machines/diagrams/${id}.layout.json`);
  return (JSON.parse(readFileSync(file, 'utf8')) as { drawing: Drawing }).drawing;
}

describe.each(charts)('§7 the drawing of $id', (chart) => {
  const drawing = () => keptDrawing(chart.id);

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
