import { useEffect, useRef } from 'react';
import { styled } from '#src/design/stitches.config.ts';
import { ChartParts } from '#src/atlas/drawings/chart-picture.tsx';
import type { Drawing } from '#src/atlas/drawings/drawing.ts';
import type { Chart } from '#src/atlas/kit/chart.ts';
import { chartRules } from './chart/chart-rules';
import { partUnder } from './chart/part-under';
import { boxAround, scrollTo } from './chart/view-box';

const Picture = styled('figure', {
  isolation: 'isolate',
  overflow: 'auto',
  maxHeight: 'min(70vh, 560px)',
  padding: '$4',
  border: '1px solid $line',
  borderRadius: '$card',
  background: '$canvas',
  scrollBehavior: 'smooth',
  '@reducedMotion': { scrollBehavior: 'auto' },
  '& > svg': {
    display: 'block',
    // Drawn at its size, since smaller text is unreadable; the figure scrolls.
    maxWidth: 'none',
    marginLeft: 'auto',
    marginRight: 'auto',
    fontFamily: '$mono',
  },
  ...chartRules,
  '& .transition.enabled': { cursor: 'pointer' },
  '& .transition.enabled > .box': { fill: '$brandTint', stroke: '$brand', strokeWidth: '1.5' },
  '& .transition.row.enabled > .box': { stroke: 'none' },
  '& .transition.enabled:hover > .box': { fill: '$surface', strokeWidth: '2.5' },
  '& .transition.enabled .trigger': { textDecoration: 'underline', textUnderlineOffset: '2px' },
  '& .state.active > .box': { stroke: '$live', strokeWidth: '3' },
  '& .state.atomic.active > .box, & .state.final.active > .box': { fill: '$sunTint' },
  '& .line.taken > .path': { stroke: '$live', strokeWidth: '3' },
  '& .line.taken > .head': { fill: '$live' },
  '& .transition.taken > .box': { stroke: '$live', strokeWidth: '3' },
});

/** The padding around a drawing for marks on its border, in px. */
const rim = 4;

interface SmallChartProps {
  chart: Chart;
  drawing: Drawing;
  parts: { states: readonly string[]; taken: readonly string[] };
  /** Returns the effect of a press on a transition; undefined if it is not enabled. */
  pressOf?: (transition: string) => (() => void) | undefined;
}

/** A chart that shows the active parts and scrolls to them; the text next to it is equivalent. */
export function SmallChart({ chart, drawing, parts, pressOf }: SmallChartProps) {
  const [width, height] = [drawing.width + 2 * rim, drawing.height + 2 * rim];
  const { states, taken } = parts;
  const marksOf = (id: string) =>
    [
      taken.includes(id) ? 'taken' : states.includes(id) ? 'active' : '',
      pressOf?.(id) ? 'enabled' : '',
    ]
      .filter(Boolean)
      .join(' ');
  const figure = useRef<HTMLElement>(null);
  const picture = useRef<SVGSVGElement>(null);

  useEffect(() => {
    const [frame, svg] = [figure.current, picture.current];
    if (!frame || !svg) return undefined;
    const isLeaf = (id: string) => !chart.states.some(({ parent }) => parent === id);
    const leaves = states.filter(isLeaf);
    const entered = chart.transitions.filter(({ id }) => taken.includes(id)).at(-1)?.targets[0];
    // Of regions that do not fit together, the one that the last transition entered.
    const last = leaves.find((id) => entered !== undefined && id.startsWith(entered)) ?? leaves[0];
    const boxes = [[...leaves, ...taken], leaves, last === undefined ? [] : [last]].map((shown) =>
      boxAround(drawing, shown),
    );
    const sizes = new ResizeObserver(() => scrollTo(frame, svg, boxes));
    sizes.observe(frame);
    return () => sizes.disconnect();
  }, [chart, drawing, states, taken]);

  return (
    <Picture
      ref={figure}
      tabIndex={0}
      role="group"
      aria-label="Chart with the active states"
      onClick={(event) => pressOf?.(partUnder(event) ?? '')?.()}
    >
      <svg
        ref={picture}
        aria-hidden="true"
        width={width}
        height={height}
        viewBox={`${-rim} ${-rim} ${width} ${height}`}
      >
        <ChartParts {...{ chart, drawing, marksOf }} />
      </svg>
    </Picture>
  );
}
