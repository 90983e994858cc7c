import { useEffect, useRef } from 'react';
import { styled } from '#src/design/stitches.config.ts';
import { ChartParts } from '#src/atlas/drawings/chart-picture.tsx';
import type { Drawing } from '#src/atlas/drawings/drawing.ts';
import type { Chart } from '#src/atlas/kit/chart.ts';
import { chartRules } from './chart/chart-rules';

const Picture = styled('figure', {
  overflow: 'auto',
  maxHeight: 'min(70vh, 560px)',
  padding: '$4',
  border: '1px solid $line',
  borderRadius: '$card',
  background: '$canvas',
  '& > svg': {
    display: 'block',
    // Never enlarged; scrolls if too small to read.
    maxWidth: '100%',
    height: 'auto',
    marginLeft: 'auto',
    marginRight: 'auto',
    fontFamily: '$mono',
  },
  '@belowMd': { '& > svg': { minWidth: 560 } },
  ...chartRules,
  '& .state.active > .box': { stroke: '$live', strokeWidth: '3' },
  '& .state.atomic.active > .box, & .state.final.active > .box': { fill: '$sunTint' },
  '& .line.taken > .path': { stroke: '$live', strokeWidth: '3' },
  '& .line.taken > .head': { fill: '$live' },
  '& .transition.taken > .box': { stroke: '$live', strokeWidth: '3' },
});

interface SmallChartProps {
  chart: Chart;
  drawing: Drawing;
  parts: { states: readonly string[]; taken: readonly string[] };
  /** A prefix for element ids. */
  prefix: string;
}

/** A chart with the active parts highlighted; the text next to it is equivalent. */
export function SmallChart({ chart, drawing, parts, prefix }: SmallChartProps) {
  const { width, height } = drawing;
  const { states, taken } = parts;
  const classOf = (id: string) => {
    if (taken.includes(id)) return { className: 'taken' };
    return states.includes(id) ? { className: 'active' } : {};
  };
  const figure = useRef<HTMLElement>(null);
  const inner = drawing.states.findLast(({ id }) => states.includes(id))?.box;

  // Scrolls the active state into view.
  useEffect(() => {
    const { current } = figure;
    if (!current || !inner) return;
    const { clientWidth, clientHeight, scrollWidth, scrollHeight } = current;
    current.scrollTop = ((inner.y + inner.height / 2) / height) * scrollHeight - clientHeight / 2;
    current.scrollLeft = ((inner.x + inner.width / 2) / width) * scrollWidth - clientWidth / 2;
  }, [inner, width, height]);

  return (
    <Picture ref={figure} tabIndex={0} role="group" aria-label="Chart with the active states">
      <svg aria-hidden="true" width={width} height={height} viewBox={`0 0 ${width} ${height}`}>
        <ChartParts {...{ chart, drawing, prefix }} part={classOf} />
      </svg>
    </Picture>
  );
}
