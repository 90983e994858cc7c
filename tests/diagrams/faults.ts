import type { Chart } from '#src/atlas/kit/chart.ts';
import { isWithin } from '#src/atlas/drawings/chart-tree.ts';
import type { Box, Drawing, Point, TextLine } from '#src/atlas/drawings/drawing.ts';
import { isThrough, linesOf, segmentsOf, textBox } from '#src/atlas/drawings/layout/quality.ts';

const doOverlap = (a: Box, b: Box) =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

const holds = (outer: Box, inner: Box) =>
  inner.x >= outer.x &&
  inner.y >= outer.y &&
  inner.x + inner.width <= outer.x + outer.width &&
  inner.y + inner.height <= outer.y + outer.height;

const pairs = <Item>(items: readonly Item[]): [Item, Item][] =>
  items.flatMap((a, index) => items.slice(index + 1).map((b): [Item, Item] => [a, b]));

const isHit = (points: readonly Point[], box: Box) =>
  segmentsOf(points).some((segment) => isThrough(segment, box));

const words = (lines: readonly TextLine[]) => lines.map(({ text }) => text).join(' ');

/** Returns the states in which another child is drawn wholly before the initial one, on both axes. */
export function lateStates({ states }: Chart, drawing: Drawing): string[] {
  const boxOf = (id: string | null) => drawing.states.find((state) => state.id === id)!.box;
  return states.flatMap(({ id, initial }) => {
    if (initial === null) return [];
    const first = boxOf(initial);
    const boxes = states.filter(({ parent }) => parent === id).map((state) => boxOf(state.id));
    const isLate =
      boxes.some(({ x, width }) => x + width <= first.x) &&
      boxes.some(({ y, height }) => y + height <= first.y);
    return isLate ? [id] : [];
  });
}

/** Reports parts of the chart that are not drawn exactly once, and drawn parts outside the chart. */
export function countFaults(chart: Chart, drawing: Drawing): string[] {
  const of = (what: string, wanted: readonly string[], drawn: readonly string[]) => [
    ...wanted
      .filter((id) => drawn.filter((drawnId) => drawnId === id).length !== 1)
      .map(
        (id) => `${what} ${id} is drawn ${drawn.filter((drawnId) => drawnId === id).length} times`,
      ),
    ...drawn.filter((id) => !wanted.includes(id)).map((id) => `${what} ${id} is not in the chart`),
  ];
  const ids = (parts: readonly { id: string }[]) => parts.map(({ id }) => id);
  return [
    ...of('state', ids(chart.states), ids(drawing.states)),
    ...of('transition', ids(chart.transitions), ids(drawing.transitions)),
    ...of(
      'start of',
      chart.states.filter(({ initial }) => initial !== null).map(({ id }) => id),
      drawing.starts.map(({ state }) => state),
    ),
  ];
}

/** Reports boxes that leave their parents or overlap. */
export function boxFaults(chart: Chart, drawing: Drawing): string[] {
  const canvas = { x: 0, y: 0, width: drawing.width, height: drawing.height };
  const boxes = new Map(drawing.states.map(({ id, box }) => [id, box]));
  const outside = chart.states.flatMap(({ id, parent }) => {
    const outer = parent === null ? canvas : boxes.get(parent)!;
    return holds(outer, boxes.get(id)!) ? [] : [`${id} is not within ${parent ?? 'the drawing'}`];
  });
  const overlaps = pairs(drawing.states).flatMap(([a, b]) =>
    isWithin(chart, a.id, b.id) || isWithin(chart, b.id, a.id) || !doOverlap(a.box, b.box)
      ? []
      : [`${a.id} overlaps ${b.id}`],
  );
  return [...outside, ...overlaps];
}

/** Reports labels on other labels, on states that do not enclose them, and on other lines. */
export function labelFaults(chart: Chart, drawing: Drawing): string[] {
  const sourceOf = (id: string) =>
    chart.transitions.find((candidate) => candidate.id === id)!.source;
  const lines = linesOf(drawing);
  const among = pairs(drawing.transitions).flatMap(([a, b]) =>
    doOverlap(a.label.box, b.label.box) ? [`${a.id} overlaps ${b.id}`] : [],
  );
  const withOthers = drawing.transitions.flatMap(({ id, form, points, label }) => [
    ...drawing.states
      .filter(
        (state) =>
          doOverlap(state.box, label.box) &&
          !(
            holds(state.box, label.box) && chart.states.some(({ parent }) => parent === state.id)
          ) &&
          !(form === 'row' && state.id === sourceOf(id)),
      )
      .map((state) => `${id} overlaps ${state.id}`),
    ...drawing.states
      .filter(
        (state) => form === 'row' && state.id === sourceOf(id) && !holds(state.box, label.box),
      )
      .map((state) => `${id} is not within ${state.id}`),
    ...lines
      .filter((line) => JSON.stringify(line) !== JSON.stringify(points) && isHit(line, label.box))
      .map(() => `a line runs through ${id}`),
  ]);
  return [...among, ...withOthers];
}

/** Reports lines through foreign states, and lines that do not start and end at a border. */
export function lineFaults(chart: Chart, drawing: Drawing): string[] {
  const boxes = new Map(drawing.states.map(({ id, box }) => [id, box]));
  const isAt = ({ x, y }: Point, box: Box) =>
    doOverlap({ x: x - 1, y: y - 1, width: 2, height: 2 }, box) &&
    !holds(
      { x: box.x + 2, y: box.y + 2, width: box.width - 4, height: box.height - 4 },
      { x, y, width: 0, height: 0 },
    );
  return drawing.transitions.flatMap(({ id, form, points }) => {
    if (form === 'row') return [];
    const { source, targets } = chart.transitions.find((candidate) => candidate.id === id)!;
    const ends = [source, targets[0]!];
    const around = (state: string) => ends.some((end) => isWithin(chart, end, state));
    const slanting = segmentsOf(points).filter(([a, b]) => a.x !== b.x && a.y !== b.y);
    return [
      ...drawing.states
        .filter((state) => !around(state.id) && isHit(points, state.box))
        .map((state) => `${id} runs through ${state.id}`),
      ...ends
        .filter((end, index) => !isAt(points.at(index === 0 ? 0 : -1)!, boxes.get(end)!))
        .map((end) => `${id} does not touch ${end}`),
      // A line between a state and its ancestor stays inside the ancestor; others stay outside both.
      ...ends
        .filter(
          (end, index) => !isWithin(chart, ends[1 - index]!, end) && isHit(points, boxes.get(end)!),
        )
        .map((end) => `${id} runs through its own end ${end}`),
      ...slanting.map(() => `${id} slants`),
    ];
  });
}

/** Reports texts outside their boxes or under lines or other texts. */
export function textFaults(chart: Chart, drawing: Drawing): string[] {
  const lines = linesOf(drawing);
  const inStates = drawing.states.flatMap(({ id, box, lines: texts }) => {
    const inner = drawing.states.filter(
      (state) => state.id !== id && isWithin(chart, state.id, id),
    );
    return texts.flatMap((line) => [
      ...(holds(box, textBox(line)) ? [] : [`${line.text} is not within ${id}`]),
      ...inner
        .filter((state) => doOverlap(state.box, textBox(line)))
        .map((state) => `${state.id} overlaps ${line.text}`),
      ...lines
        .filter((points) => isHit(points, textBox(line)))
        .map(() => `a line runs through ${line.text}`),
    ]);
  });
  const inLabels = drawing.transitions.flatMap(({ id, label }) =>
    label.lines
      .filter((line) => !holds(label.box, textBox(line)))
      .map((line) => `${line.text} is not within ${id}`),
  );
  const all = [
    ...drawing.states.map(({ lines: texts }) => texts),
    ...drawing.transitions.map(({ label }) => label.lines),
  ];
  const overlaps = pairs(all.flat()).filter(([a, b]) => doOverlap(textBox(a), textBox(b)));
  return [...inStates, ...inLabels, ...overlaps.map((both) => `${words(both)} overlap`)];
}
