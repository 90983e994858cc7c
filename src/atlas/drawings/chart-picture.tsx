import { memo, useMemo, type ReactNode } from 'react';
import { stateCount, type Chart } from '#src/atlas/kit/chart.ts';
import { isWithin } from './chart-tree';
import type { Drawing, DrawnTransition, TextLine } from './drawing';
import { beforeStart, headOf, pathOf } from './line-path';
import { PartSign } from './part-sign';

export interface ChartPartsProps {
  chart: Chart;
  drawing: Drawing;
  /** Returns the class names that mark a state or transition, such as `active`, by its chart id. */
  marksOf?: (id: string) => string | undefined;
}

const classes = (...names: (string | false | null | undefined)[]) =>
  names.filter(Boolean).join(' ');

const described = (text: string | null | undefined): ReactNode => text && <title>{text}</title>;

const Texts = ({ lines }: { lines: readonly TextLine[] }) =>
  lines.map(({ kind, text, x, y }) => (
    <text key={`${x} ${y}`} className={kind} x={x} y={y}>
      {text}
    </text>
  ));

const rounding = (state: Chart['states'][number], isHolder: boolean) =>
  state.type === 'history' ? 15 : isHolder ? 10 : 6;

type Marked = { marks: string | undefined };
type Shapes = ReturnType<typeof shapesOf>;

const StateBox = memo(function StateBox({
  shape: { id, className, box, lines, rx, type, description },
  marks,
}: Marked & { shape: Shapes['states'][number] }) {
  const { x, y, width, height } = box;
  return (
    <g className={classes(className, marks)} data-part={id}>
      {described(description)}
      <rect className="box" {...box} rx={rx} />
      {type === 'final' && (
        <rect
          className="rim"
          x={x + 3}
          y={y + 3}
          width={width - 6}
          height={height - 6}
          rx={rx - 2}
        />
      )}
      {type === 'parallel' && (
        <path className="bars" d={`M${x + width - 18} ${y + 9}v12m5-12v12`} />
      )}
      <Texts lines={lines} />
      <PartSign marks={marks} x={x + width - 2} y={y + 2} />
    </g>
  );
});

const TransitionLabel = memo(function TransitionLabel({
  shape: { id, className, box, lines, sign, description },
  marks,
}: Marked & { shape: Shapes['labels'][number] }) {
  return (
    <g className={classes(className, marks)} data-part={id}>
      {described(description)}
      <rect className="box" {...box} rx={4} />
      <Texts lines={lines} />
      <PartSign marks={marks} {...sign} />
    </g>
  );
});

const TransitionLine = memo(function TransitionLine({
  shape: { id, path, tail, head },
  marks,
}: Marked & { shape: Shapes['lines'][number] }) {
  return (
    <g className={classes('line', marks)} data-line={id}>
      <path className="path" d={path} />
      {tail && <circle className="tail" cx={tail.x} cy={tail.y} r={3.5} />}
      <path className="head" d={head} />
    </g>
  );
});

/** Returns the shapes of a chart, which no mark changes. */
function shapesOf(chart: Chart, drawing: Drawing) {
  const stateById = new Map(chart.states.map((state) => [state.id, state]));
  const transitionById = new Map(chart.transitions.map((each) => [each.id, each]));
  const lineOf = ({ points }: DrawnTransition) => JSON.stringify(points);
  return {
    states: drawing.states.flatMap(({ id, box, lines }) => {
      const state = stateById.get(id);
      if (!state) return [];
      const { type, description } = state;
      const parent = state.parent === null ? undefined : stateById.get(state.parent);
      const isHolder = type === 'compound' || type === 'parallel';
      const depth = id.split('.').length - 1;
      const className = classes(
        'state',
        type,
        isHolder && 'holder',
        depth % 2 === 1 && 'odd',
        !parent && 'root',
        parent?.type === 'parallel' && 'region',
      );
      const rx = rounding(state, isHolder);
      return { id, className, box, lines, rx, type, description };
    }),
    lines: drawing.transitions.map((drawn) => {
      const { id, form, points } = drawn;
      const transition = transitionById.get(id);
      const [start] = points;
      const target = transition?.targets[0];
      const targetsDescendant =
        form === 'line' && transition && target && isWithin(chart, target, transition.source);
      const [path, head] = [pathOf(points), headOf(points)];
      return { id, line: lineOf(drawn), path, tail: targetsDescendant && start, head };
    }),
    labels: drawing.transitions.map(({ id, form, label: { box, lines } }) => {
      const description = transitionById.get(id)?.description;
      const { x, y, width, height } = box;
      // A row has no border to sit on.
      const sign =
        form === 'row' ? { x: x + width + 10, y: y + height / 2 } : { x: x + width - 2, y: y + 2 };
      return { id, className: classes('transition', form), box, lines, sign, description };
    }),
  };
}

const unmarked = () => undefined;

/** The parts of a chart, to embed in an `svg` element. */
export function ChartParts({ chart, drawing, marksOf = unmarked }: ChartPartsProps) {
  const shapes = useMemo(() => shapesOf(chart, drawing), [chart, drawing]);
  // Draws each shared line once, and marked transitions on top.
  const drawnLines = new Set<string>();
  const lines = shapes.lines
    .map((shape) => ({ shape, marks: marksOf(shape.id) }))
    .filter(({ shape: { line }, marks }) => {
      const isNew = !drawnLines.has(line);
      drawnLines.add(line);
      return isNew || Boolean(marks);
    })
    .sort((a, b) => Number(Boolean(a.marks)) - Number(Boolean(b.marks)));
  return (
    <>
      <g className="states">
        {shapes.states.map((shape) => (
          <StateBox key={shape.id} marks={marksOf(shape.id)} shape={shape} />
        ))}
      </g>
      <g className="lines">
        {drawing.starts.map(({ state, points }) => {
          const { x, y } = beforeStart(points, 5);
          return (
            <g key={state} className="start">
              <circle className="dot" cx={x} cy={y} r={5} />
              <path className="path" d={pathOf(points)} />
              <path className="head" d={headOf(points)} />
            </g>
          );
        })}
        {lines.map(({ shape, marks }) => (
          <TransitionLine key={shape.id} shape={shape} marks={marks} />
        ))}
      </g>
      <g className="labels">
        {shapes.labels.map((shape) => (
          <TransitionLabel key={shape.id} marks={marksOf(shape.id)} shape={shape} />
        ))}
      </g>
    </>
  );
}

/** Padding for marks on the outer border, in px. */
const rim = 5;

/** Returns the text alternative of a picture. */
export function pictureDescription(chart: Chart): string {
  const { description, transitions } = chart;
  const count = (number: number, noun: string) => `${number} ${noun}${number === 1 ? '' : 's'}`;
  const size = `${count(stateCount(chart), 'state')}, ${count(transitions.length, 'transition')}.`;
  return description ? `${description} ${size}` : size;
}

/** A chart as a standalone SVG element. */
export function ChartPicture({ children, ...parts }: ChartPartsProps & { children?: ReactNode }) {
  const { chart, drawing } = parts;
  const { width, height } = drawing;
  return (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      className="chart"
      width={width + 2 * rim}
      height={height + 2 * rim}
      viewBox={`${-rim} ${-rim} ${width + 2 * rim} ${height + 2 * rim}`}
      role="img"
      aria-labelledby="title"
      aria-describedby="desc"
    >
      <title id="title">{`Statechart of ${chart.id}`}</title>
      <desc id="desc">{pictureDescription(chart)}</desc>
      {children}
      <ChartParts {...parts} />
    </svg>
  );
}
