import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { chartOf } from '#src/atlas/kit/chart.ts';
import { machines } from '#machines/index.ts';
import type { Drawing } from '#src/atlas/drawings/drawing.ts';
import { delayText, eventText } from '#src/atlas/drawings/layout/part-text.ts';
import { bendsOf, crossingsOf, linesOf } from '#src/atlas/drawings/layout/quality.ts';
import { boxFaults, countFaults, labelFaults, lateStates, lineFaults, textFaults } from './faults';

const charts = Object.values(machines).map(({ machine }) => chartOf(machine));

/** The stored layout; files.test.ts proves that it is current. */
function storedDrawing(id: string): Drawing {
  const file = join(import.meta.dirname, `../../machines/diagrams/${id}.layout.json`);
  return (JSON.parse(readFileSync(file, 'utf8')) as { drawing: Drawing }).drawing;
}

describe.each(charts)('§17.25 drawing of $id', (chart) => {
  const drawing = () => storedDrawing(chart.id);

  test('shows each state, transition, and initial marker exactly once', () => {
    expect(countFaults(chart, drawing())).toEqual([]);
  });

  test('places each state inside its parent, clear of its siblings', () => {
    expect(boxFaults(chart, drawing())).toEqual([]);
  });

  test('keeps labels clear of labels, states, and other lines', () => {
    expect(labelFaults(chart, drawing())).toEqual([]);
  });

  test('begins each state with its initial state, from the left or from the top', () => {
    expect(lateStates(chart, drawing())).toEqual([]);
  });

  test('routes each line from source to target, through no other state', () => {
    expect(lineFaults(chart, drawing())).toEqual([]);
  });

  test('fits every text into its box, clear of everything else', () => {
    expect(textFaults(chart, drawing())).toEqual([]);
  });

  test('crosses no lines in small charts and few in large ones', () => {
    const lines = linesOf(drawing()).length;
    expect(crossingsOf(drawing())).toBeLessThanOrEqual(
      Math.max(0, Math.floor((lines - 10) * 0.67)),
    );
    expect(bendsOf(drawing())).toBeLessThanOrEqual(lines * 3.6);
  });
});

test('§17.25 drawing: a label shows the length of a delay', () => {
  const labelsOf = (id: string) =>
    storedDrawing(id).transitions.map(({ label }) => label.lines.map(({ text }) => text).join(' '));
  expect(labelsOf('header-dropdown').join()).toContain('after openDelay (120 ms)');
  expect(delayText({ delay: '1500' })).toBe('after 1,500 ms');
  expect(delayText({ delay: 'pace' })).toBe('after pace');
  const types = charts.flatMap((chart) =>
    chart.transitions.map(({ eventType }) => eventText(chart, eventType)),
  );
  expect(types).toContain('after openDelay (120 ms)');
  expect(types.filter((text) => text.includes('xstate.'))).toEqual([]);
});
