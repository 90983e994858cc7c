import type { Chart } from '#src/atlas/kit/chart.ts';
import type { Point, TextLine } from '../drawing';
import { rowWords, stateWords, transitionWords, type Words } from './part-text';
import { baseline, fontSize, lineHeight, nameSize, textLines, textWidth } from './text-size';

type State = Chart['states'][number];
type Transition = Chart['transitions'][number];

/** Lines of text and the space that they take, from its upper left corner. */
export interface Block {
  width: number;
  height: number;
  lines: TextLine[];
}

const padding = { x: 10, y: 7 };
const labelPadding = { x: 7, y: 4 };
/** Where a row's sign stands, and how far what is continued stands in. */
const signWidth = 18;
const indent = 14;
const rowWidth = 330;
const lineLength = 32;
const gap = textWidth(' ');

const widthOf = ({ kind, text }: Words) => textWidth(text, kind === 'name' ? nameSize : fontSize);

function sized(lines: readonly TextLine[]): Block {
  const width = Math.max(0, ...lines.map((line) => line.x + widthOf(line)));
  const height = Math.max(0, ...lines.map(({ y }) => y - baseline + lineHeight));
  return { width, height, lines: [...lines] };
}

/** One below the other; what is too long goes on in the next line. */
function stacked(words: readonly Words[]): Block {
  const pieces = words.flatMap(({ kind, text }) =>
    textLines(text, lineLength).map((piece, index) => ({
      kind,
      text: piece,
      x: index > 0 ? indent : 0,
    })),
  );
  return sized(pieces.map((piece, index) => ({ ...piece, y: index * lineHeight + baseline })));
}

/** One after the other, in as many lines as that takes. */
function flowing(words: readonly Words[]): Block {
  let [x, y] = [0, baseline];
  const lines = words.map((one): TextLine => {
    if (x > indent && x + widthOf(one) > rowWidth) [x, y] = [indent, y + lineHeight];
    const line = { ...one, x, y };
    x += widthOf(one) + gap;
    return line;
  });
  return sized(lines);
}

/** Returns a block's lines as they stand with its corner at a place. */
export function linesAt(lines: readonly TextLine[], { x, y }: Point): TextLine[] {
  return lines.map((line) => ({ ...line, x: line.x + x, y: line.y + y }));
}

const padded = ({ width, height, lines }: Block, by: Point): Block => ({
  width: width + 2 * by.x,
  height: height + 2 * by.y,
  lines: linesAt(lines, by),
});

/** Returns the label of a transition that is drawn as a line. */
export function labelBlock(transition: Transition): Block {
  return padded(stacked(transitionWords(transition)), labelPadding);
}

function rowBlock(transition: Transition): Block {
  const { width, height, lines } = flowing(rowWords(transition));
  return { width: width + signWidth, height, lines: linesAt(lines, { x: signWidth, y: 0 }) };
}

/** Returns the text of a state's box, with the rows that stand in it and where each begins. */
export function stateBlock(state: State, rows: readonly Transition[]) {
  const mark = state.type === 'parallel' ? signWidth : 0;
  const head = stacked(stateWords(state));
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
