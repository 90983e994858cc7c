import type { Chart } from '#src/atlas/kit/chart.ts';
import type { Point, TextLine } from '../drawing';
import { rowLabel, stateLabel, transitionLabel, type Label } from './part-text';
import { baseline, fontSize, lineHeight, nameSize, textLines, textWidth } from './text-size';

type State = Chart['states'][number];
type Transition = Chart['transitions'][number];

/** Lines of text with their size, relative to the top left corner. */
export interface Block {
  width: number;
  height: number;
  lines: TextLine[];
}

const padding = { x: 10, y: 7 };
const labelPadding = { x: 7, y: 4 };
/** The width of a row's symbol, and the indent of continued lines. */
const symbolWidth = 18;
const indent = 14;
const rowWidth = 330;
const lineLength = 32;
const gap = textWidth(' ');

const widthOf = ({ kind, text }: Label) => textWidth(text, kind === 'name' ? nameSize : fontSize);

function sized(lines: readonly TextLine[]): Block {
  const width = Math.max(0, ...lines.map((line) => line.x + widthOf(line)));
  const height = Math.max(0, ...lines.map(({ y }) => y - baseline + lineHeight));
  return { width, height, lines: [...lines] };
}

/** Stacks lines vertically and wraps long ones. */
function stacked(labels: readonly Label[]): Block {
  const pieces = labels.flatMap(({ kind, text }) =>
    textLines(text, lineLength).map((piece, index) => ({
      kind,
      text: piece,
      x: index > 0 ? indent : 0,
    })),
  );
  return sized(pieces.map((piece, index) => ({ ...piece, y: index * lineHeight + baseline })));
}

/** Flows labels horizontally over as many lines as necessary. */
function flowing(labels: readonly Label[]): Block {
  let [x, y] = [0, baseline];
  const lines = labels.map((label): TextLine => {
    if (x > indent && x + widthOf(label) > rowWidth) [x, y] = [indent, y + lineHeight];
    const line = { ...label, x, y };
    x += widthOf(label) + gap;
    return line;
  });
  return sized(lines);
}

/** Returns the lines of a block moved to a corner. */
export function linesAt(lines: readonly TextLine[], { x, y }: Point): TextLine[] {
  return lines.map((line) => ({ ...line, x: line.x + x, y: line.y + y }));
}

const padded = ({ width, height, lines }: Block, by: Point): Block => ({
  width: width + 2 * by.x,
  height: height + 2 * by.y,
  lines: linesAt(lines, by),
});

/** Returns the label of a transition drawn as a line. */
export function labelBlock(transition: Transition): Block {
  return padded(stacked(transitionLabel(transition)), labelPadding);
}

function rowBlock(transition: Transition): Block {
  const { width, height, lines } = flowing(rowLabel(transition));
  return { width: width + symbolWidth, height, lines: linesAt(lines, { x: symbolWidth, y: 0 }) };
}

/** Returns the text of a state's box with its rows and their positions. */
export function stateBlock(state: State, rows: readonly Transition[]) {
  const mark = state.type === 'parallel' ? symbolWidth : 0;
  const head = stacked(stateLabel(state));
  let bottom = head.height + (rows.length > 0 ? 8 : 0);
  const placed = rows.map((transition) => {
    const row = rowBlock(transition);
    const corner = { x: padding.x, y: bottom + padding.y };
    bottom += row.height + 3;
    return { id: transition.id, row, corner };
  });
  const width = Math.max(head.width + mark, ...placed.map(({ row }) => row.width));
  const whole = padded({ width, height: bottom, lines: head.lines }, padding);
  return { ...whole, rows: placed };
}
