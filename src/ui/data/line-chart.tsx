import type { PointerEvent, ReactNode } from 'react';
import { areaPath, gapPath, linePath, plotPoints } from './line-path';
import { niceTicks } from './nice-ticks';
import { Area, Frame, Levels, Plot, Times, Tip } from './line-chart.styles';

type Value = number | null;

type LineChartProps = {
  values: readonly Value[];
  /** The previous period, drawn dashed. */
  before?: readonly Value[] | null;
  /** The last value counts a part that is not over; its line is dashed. */
  endsSoFar?: boolean;
  /** Accessible name of the chart; omitted, the chart is hidden from assistive technology. */
  label?: string;
  /** Values of the gridlines, from bottom to top. */
  ticks?: readonly number[];
  /** Returns the label of a gridline. */
  tickText?: (tick: number) => string;
  /** Labels of the time axis, each with the index of its value. */
  times: readonly { index: number; text: string }[];
  /** Index of the value under the cursor. */
  cursor?: number | null;
  /** Shown beside the cursor. */
  tip?: ReactNode;
  /** Called with the index of the value under the pointer. */
  onPoint?: (index: number) => void;
};

const anchorOf = (index: number, last: number) => {
  if (index === 0 && last > 0) return 'start';
  return index === last && last > 0 ? 'end' : 'middle';
};

/** Renders one series over time with area and gridlines, and the previous period dashed. */
export function LineChart(props: LineChartProps) {
  const { values, before = null, label, times, cursor = null, tip, onPoint } = props;
  const { endsSoFar = false, tickText = String } = props;
  const ticks = props.ticks ?? niceTicks([...values, ...(before ?? [])]);
  const [floor = 0, ceiling = 1] = [ticks[0], ticks.at(-1)];
  const points = plotPoints(values, floor, ceiling);
  const pointsBefore = plotPoints(before ?? [], floor, ceiling);
  const last = values.length - 1;
  const percent = (share: number) => `${share / 10}%`;
  const x = (index: number) => percent(last > 0 ? (1000 * index) / last : 500);

  const point = ({ type, buttons, pointerId, currentTarget, clientX }: PointerEvent) => {
    if (type === 'pointerdown') currentTarget.setPointerCapture(pointerId);
    // A drag that began elsewhere selects text, or moves something else.
    else if (buttons !== 0 && !currentTarget.hasPointerCapture(pointerId)) return;
    const { left, width } = currentTarget.getBoundingClientRect();
    const index = Math.round(((clientX - left) / width) * last);
    onPoint?.(Math.min(Math.max(index, 0), last));
  };

  return (
    <Frame {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}>
      <Levels>
        {ticks.map((tick) => (
          <span key={tick}>{tickText(tick)}</span>
        ))}
      </Levels>
      <Area>
        <Plot {...(onPoint ? { onPointerMove: point, onPointerDown: point } : {})}>
          <rect width="100%" height="100%" fill="transparent" />
          {plotPoints(ticks, floor, ceiling).map((gridPoint) =>
            gridPoint ? (
              <line
                key={gridPoint.y}
                className="grid"
                x2="100%"
                y1={percent(gridPoint.y)}
                y2={percent(gridPoint.y)}
              />
            ) : null,
          )}
          <svg viewBox="0 0 1000 1000" preserveAspectRatio="none" width="100%" height="100%">
            <path className="area" d={areaPath(points)} />
            <path className="before" d={linePath(pointsBefore)} />
            <path className="gap" d={gapPath(points)} />
            <path className="line" d={linePath(endsSoFar ? points.slice(0, -1) : points)} />
            {endsSoFar ? (
              <path
                className="line so-far"
                d={linePath(points.map((spot, index) => (index < last - 1 ? null : spot)))}
              />
            ) : null}
          </svg>
          {cursor === null ? null : (
            <>
              <line className="cursor" x1={x(cursor)} x2={x(cursor)} y2="100%" />
              {[pointsBefore[cursor], points[cursor]].map((dot, index) =>
                dot ? (
                  <circle
                    key={index === 0 ? 'before' : 'now'}
                    className={index === 0 ? 'dot-before' : 'dot'}
                    cx={x(cursor)}
                    cy={percent(dot.y)}
                    r={index === 0 ? 3.5 : 5}
                  />
                ) : null,
              )}
            </>
          )}
        </Plot>
        {cursor === null || !tip ? null : (
          <Tip style={cursor > last / 2 ? { right: x(last - cursor) } : { left: x(cursor) }}>
            {tip}
          </Tip>
        )}
      </Area>
      <Times>
        {times.map(({ index, text }, position) => (
          <text
            key={index}
            className={position % 2 && position < times.length - 1 ? 'spare' : undefined}
            x={x(index)}
            y="1em"
            textAnchor={anchorOf(index, last)}
          >
            {text}
          </text>
        ))}
      </Times>
    </Frame>
  );
}
