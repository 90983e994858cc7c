import type { Chart } from '../../machines/chart';
import type { Point, TextLine } from './drawing';
import { stateWords, transitionWords, type Words } from './part-text';
import { baseline, fontSize, lineHeight, nameSize, textWidth } from './text-size';

type State = Chart['states'][number];
type Transition = Chart['transitions'][number];

/** Lines of text and the space that they take, from its upper left corner. */
export interface Block {
  width: number;
  height: number;
  lines: TextLine[];
}

const padding = { x: 10, y: 7 };
const labelPadding = { x: 6, y: 3 };
/** Where a row's sign stands. */
const signWidth = 18;
const rowWidth = 320;
const gap = textWidth(' ');

const widthOf = ({ kind, text }: Words) => textWidth(text, kind === 'name' ? nameSize : fontSize);

/** One below the other, or all on one line. */
function block(words: readonly Words[], inline: boolean): Block {
  let [x, y, width] = [0, 0, 0];
  const lines = words.map((one): TextLine => {
    const line = { ...one, x, y: y + baseline };
    width = Math.max(width, x + widthOf(one));
    if (inline) x += widthOf(one) + gap;
    else y += lineHeight;
    return line;
  });
  return { width, height: inline ? lineHeight : y, lines };
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
  return padded(block(transitionWords(transition), false), labelPadding);
}

/** Returns a transition that is drawn as a row of its state; on one line where that is short. */
function rowBlock(transition: Transition): Block {
  const words = transitionWords(transition);
  const inline = block(words, true);
  const short = inline.width <= rowWidth ? inline : block(words, false);
  return { ...short, width: short.width + signWidth, lines: linesAt(short.lines, { x: signWidth, y: 0 }) };
}

/** Returns the text of a state's box, with the rows that stand in it and how far down each is. */
export function stateBlock(state: State, rows: readonly Transition[]) {
  const isSplit = state.type === 'parallel';
  const head = block(stateWords(state), false);
  let bottom = head.height + (rows.length > 0 ? 8 : 0);
  const placed = rows.map((transition) => {
    const row = rowBlock(transition);
    const top = bottom;
    bottom += row.height + 2;
    return { id: transition.id, row, corner: { x: padding.x, y: top + padding.y } };
  });
  const widest = Math.max(head.width + (isSplit ? signWidth : 0), ...placed.map(({ row }) => row.width));
  const whole = padded({ width: widest, height: bottom, lines: head.lines }, padding);
  return { ...whole, rows: placed };
}
