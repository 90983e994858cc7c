import type { ReactNode, SVGAttributes } from 'react';
import { stateCount, type Chart } from '#src/atlas/kit/chart.ts';
import { isWithin } from './chart-tree';
import type { Box, Drawing, DrawnState, DrawnTransition, TextLine } from './drawing';
import { Hatch, HatchPatterns } from './hatch-patterns';
import { beforeStart, headOf, pathOf } from './line-path';

/** Extra attributes of a part, such as the class name `active`. */
type PartAttributes = SVGAttributes<SVGGElement>;

export interface ChartPartsProps {
  chart: Chart;
  drawing: Drawing;
  /** Returns the extra attributes of a state or transition by its chart id. */
  part?: (id: string) => PartAttributes;
  /** A prefix for element ids if a page shows several charts. */
  prefix?: string;
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

/** The height of a parent state's header in px. */
const headerHeight = 28;

function StateBox({ chart, drawn, ...rest }: PartProps & { drawn: DrawnState }) {
  const state = chart.states.find(({ id }) => id === drawn.id);
  if (!state) return null;
  const parent = chart.states.find(({ id }) => id === state.parent);
  const { x, y, width, height } = drawn.box;
  const isHolder = state.type === 'compound' || state.type === 'parallel';
  const depth = state.id.split('.').length - 1;
  const { attributes, prefix } = rest;
  const className = classes(
    'state',
    state.type,
    isHolder && 'holder',
    depth % 2 === 1 && 'odd',
    !parent && 'root',
    parent?.type === 'parallel' && 'region',
  );
  const rx = rounding(state, isHolder);
  return (
    <g {...attributes} className={classes(className, attributes.className)} data-part={drawn.id}>
      {described(state.description)}
      <rect className="box" {...drawn.box} rx={rx} />
      <Hatch
        className={attributes.className}
        // Leaves the child states uncovered.
        box={isHolder ? { ...drawn.box, height: Math.min(height, headerHeight) } : drawn.box}
        rx={rx}
        prefix={prefix}
      />
      {state.type === 'final' && (
        <rect
          className="rim"
          x={x + 3}
          y={y + 3}
          width={width - 6}
          height={height - 6}
          rx={rx - 2}
        />
      )}
      {state.type === 'parallel' && (
        <path className="bars" d={`M${x + width - 18} ${y + 9}v12m5-12v12`} />
      )}
      <Texts lines={drawn.lines} />
    </g>
  );
}

interface PartProps {
  chart: Chart;
  attributes: PartAttributes;
  prefix: string;
}

function TransitionLabel({
  chart,
  drawn,
  attributes,
  prefix,
}: PartProps & { drawn: DrawnTransition }) {
  const transition = chart.transitions.find(({ id }) => id === drawn.id);
  const { box, lines } = drawn.label;
  return (
    <g
      {...attributes}
      className={classes('transition', drawn.form, attributes.className)}
      data-part={drawn.id}
    >
      {described(transition?.description)}
      <rect className="box" {...box} rx={4} />
      <Hatch className={attributes.className} box={box} rx={4} prefix={prefix} />
      <Texts lines={lines} />
    </g>
  );
}

/** Returns the union of the label boxes of transitions that share a line. */
function wholeLabel(drawing: Drawing, { form, points }: DrawnTransition): Box | null {
  if (form === 'row') return null;
  const key = JSON.stringify(points);
  const boxes = drawing.transitions
    .filter((transition) => transition.form === 'line' && JSON.stringify(transition.points) === key)
    .map(({ label }) => label.box);
  const [x, y] = [Math.min(...boxes.map((box) => box.x)), Math.min(...boxes.map((box) => box.y))];
  const width = Math.max(...boxes.map((box) => box.x + box.width)) - x;
  const height = Math.max(...boxes.map((box) => box.y + box.height)) - y;
  return { x, y, width, height };
}

function TransitionLine({
  chart,
  drawing,
  drawn,
  className,
}: {
  chart: Chart;
  drawing: Drawing;
  drawn: DrawnTransition;
  className: string | undefined;
}) {
  const transition = chart.transitions.find(({ id }) => id === drawn.id);
  const [start] = drawn.points;
  const target = transition?.targets[0];
  const targetsDescendant =
    drawn.form === 'line' && transition && target && isWithin(chart, target, transition.source);
  return (
    <g className={classes('line', className)} data-line={drawn.id}>
      <path className="path" d={pathOf(drawn.points, wholeLabel(drawing, drawn))} />
      {targetsDescendant && start && <circle className="tail" cx={start.x} cy={start.y} r={3.5} />}
      <path className="head" d={headOf(drawn.points)} />
    </g>
  );
}

/** The parts of a chart, to embed in an `svg` element. */
export function ChartParts({ chart, drawing, part = () => ({}), prefix = '' }: ChartPartsProps) {
  const attributesOf = (id: string) => ({ chart, prefix, attributes: part(id) });
  // Draws each shared line once, and marked transitions on top.
  const marked = (id: string) => Boolean(part(id).className);
  const drawnLines = new Set<string>();
  const lines = drawing.transitions
    .filter(({ id, points }) => {
      const line = JSON.stringify(points);
      const isNew = !drawnLines.has(line);
      drawnLines.add(line);
      return isNew || marked(id);
    })
    .sort((a, b) => Number(marked(a.id)) - Number(marked(b.id)));
  return (
    <>
      <HatchPatterns prefix={prefix} />
      <g className="states">
        {drawing.states.map((drawn) => (
          <StateBox key={drawn.id} {...attributesOf(drawn.id)} drawn={drawn} />
        ))}
      </g>
      <g className="lines">
        {drawing.starts.map(({ state, points }) => {
          const { x, y } = beforeStart(points, 5);
          return (
            <g key={state} className="start">
              <circle className="dot" cx={x} cy={y} r={5} />
              <path className="path" d={pathOf(points, null)} />
              <path className="head" d={headOf(points)} />
            </g>
          );
        })}
        {lines.map((drawn) => (
          <TransitionLine
            key={drawn.id}
            chart={chart}
            drawing={drawing}
            drawn={drawn}
            className={part(drawn.id).className}
          />
        ))}
      </g>
      <g className="labels">
        {drawing.transitions.map((drawn) => (
          <TransitionLabel key={drawn.id} {...attributesOf(drawn.id)} drawn={drawn} />
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
  const { chart, drawing, prefix = '' } = parts;
  const { width, height } = drawing;
  return (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      className="chart"
      width={width + 2 * rim}
      height={height + 2 * rim}
      viewBox={`${-rim} ${-rim} ${width + 2 * rim} ${height + 2 * rim}`}
      role="img"
      aria-labelledby={`${prefix}title`}
      aria-describedby={`${prefix}desc`}
    >
      <title id={`${prefix}title`}>{`Statechart of ${chart.id}`}</title>
      <desc id={`${prefix}desc`}>{pictureDescription(chart)}</desc>
      {children}
      <ChartParts {...parts} />
    </svg>
  );
}
