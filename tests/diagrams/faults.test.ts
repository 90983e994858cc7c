import { beforeAll, expect, test } from 'vitest';
import { chartOf } from '#src/atlas/kit/chart.ts';
import { chatWidgetMachine } from '#machines/chat-widget/chat-widget.machine.ts';
import type { Drawing } from '#src/atlas/drawings/drawing.ts';
import { drawingOf } from '#src/atlas/drawings/layout/layout.ts';
import { bendsOf, crossingsOf } from '#src/atlas/drawings/layout/quality.ts';
import { boxFaults, countFaults, labelFaults, lineFaults, textFaults } from './faults';

const chart = chartOf(chatWidgetMachine);
let drawing: Drawing;

beforeAll(async () => {
  drawing = await drawingOf(chart);
});

/** Returns a drawing with one planted fault. */
function broken(mistake: (copy: Drawing) => void): Drawing {
  const copy = structuredClone(drawing);
  mistake(copy);
  return copy;
}

const state = (of: Drawing, key: string) => of.states.find(({ id }) => id.endsWith(`.${key}`))!;
const line = (of: Drawing, from: string) =>
  of.transitions.find(({ id, form }) => form === 'line' && id.includes(`.${from} `))!;
const row = (of: Drawing) => of.transitions.find(({ form }) => form === 'row')!;

test('§17 Machines: a missing, duplicate, or unknown part is reported', () => {
  expect(countFaults(chart, drawing)).toEqual([]);
  expect(
    countFaults(
      chart,
      broken(({ states }) => states.pop()),
    ),
  ).toHaveLength(1);
  expect(
    countFaults(
      chart,
      broken(({ starts }) => starts.pop()),
    ),
  ).toHaveLength(1);
  const twice = broken(({ transitions }) => transitions.push(transitions[0]!));
  expect(countFaults(chart, twice)).toHaveLength(1);
  const invented = broken(({ states }) => states.push({ ...states[0]!, id: 'invented' }));
  expect(countFaults(chart, invented)).toEqual(['state invented is not in the chart']);
});

test('§17 Machines: a state on its sibling or outside its parent is reported', () => {
  expect(boxFaults(chart, drawing)).toEqual([]);
  const onSibling = broken((copy) => {
    state(copy, 'open').box = { ...state(copy, 'closed').box };
  });
  expect(boxFaults(chart, onSibling).join()).toMatch(/overlaps/);
  const outside = broken((copy) => {
    state(copy, 'open').box.x = -40;
  });
  expect(boxFaults(chart, outside).join()).toMatch(/is not within/);
});

test('§17 Machines: a label on a label, a state, or another line is reported', () => {
  expect(labelFaults(chart, drawing)).toEqual([]);
  const onLabel = broken((copy) => {
    line(copy, 'unsure').label.box = { ...line(copy, 'answering').label.box };
  });
  expect(labelFaults(chart, onLabel).join()).toMatch(/unsure.* overlaps|overlaps .*unsure/);
  const onState = broken((copy) => {
    line(copy, 'unsure').label.box = { ...state(copy, 'greeting').box };
  });
  expect(labelFaults(chart, onState).join()).toMatch(/overlaps chat-widget\.talk\.greeting/);
  const onLine = broken((copy) => {
    const { x, y } = line(copy, 'answering').points[0]!;
    line(copy, 'unsure').label.box = { x: x - 2, y: y + 2, width: 4, height: 4 };
  });
  expect(labelFaults(chart, onLine).join()).toMatch(/a line runs through .*unsure/);
  const astray = broken((copy) => {
    row(copy).label.box.x += 400;
  });
  expect(labelFaults(chart, astray).join()).toMatch(/is not within/);
});

test('§17 Machines: a line through a state, detached from its ends, or diagonal is reported', () => {
  expect(lineFaults(chart, drawing)).toEqual([]);
  const through = broken((copy) => {
    const { x, y, width, height } = state(copy, 'greeting').box;
    const middle = y + Math.round(height / 2);
    line(copy, 'unsure').points.splice(
      1,
      0,
      { x: x - 5, y: middle },
      { x: x + width + 5, y: middle },
    );
  });
  expect(lineFaults(chart, through).join()).toMatch(/runs through chat-widget\.talk\.greeting/);
  const away = broken((copy) => {
    line(copy, 'unsure').points.at(-1)!.y -= 30;
  });
  expect(lineFaults(chart, away).join()).toMatch(/does not touch/);
  const throughEnd = broken((copy) => {
    const { x, y, width, height } = state(copy, 'unsure').box;
    line(copy, 'unsure').points.splice(
      0,
      1,
      { x, y: y + 5 },
      { x: x + width, y: y + 5 },
      { x: x + width, y: y + height },
    );
  });
  expect(lineFaults(chart, throughEnd).join()).toMatch(/runs through its own end/);
  const aslant = broken((copy) => {
    line(copy, 'unsure').points.splice(1, 0, { x: 7, y: 9 });
  });
  expect(lineFaults(chart, aslant).join()).toMatch(/slants/);
});

test('§17 Machines: a text outside its box or under something else is reported', () => {
  expect(textFaults(chart, drawing)).toEqual([]);
  const tooLong = broken((copy) => {
    state(copy, 'greeting').lines[0]!.text += ' and what follows from it';
  });
  expect(textFaults(chart, tooLong).join()).toMatch(/is not within chat-widget\.talk\.greeting/);
  const longLabel = broken((copy) => {
    line(copy, 'unsure').label.lines[0]!.text += ' and what follows from it';
  });
  expect(textFaults(chart, longLabel).join()).toMatch(/is not within .*unsure/);
  const struck = broken((copy) => {
    const { x, y } = state(copy, 'talk').lines[0]!;
    line(copy, 'unsure').points = [
      { x: x - 5, y: y - 4 },
      { x: x + 90, y: y - 4 },
    ];
  });
  expect(textFaults(chart, struck).join()).toMatch(/a line runs through talk/);
  const overprinted = broken((copy) => {
    const { lines } = state(copy, 'answering');
    lines[1] = { ...lines[1]!, y: lines[0]!.y };
  });
  expect(textFaults(chart, overprinted).join()).toMatch(/answering invoke findAnswers overlap/);
});

test('§17 Machines: crossings and bends are counted', () => {
  const cross = broken((copy) => {
    copy.starts = [];
    copy.transitions = copy.transitions
      .slice(0, 2)
      .map((transition) => ({ ...transition, form: 'line' }));
    copy.transitions[0]!.points = [
      { x: 0, y: 5 },
      { x: 10, y: 5 },
    ];
    copy.transitions[1]!.points = [
      { x: 5, y: 0 },
      { x: 5, y: 10 },
      { x: 20, y: 10 },
    ];
  });
  expect([crossingsOf(cross), bendsOf(cross)]).toEqual([1, 1]);
});
