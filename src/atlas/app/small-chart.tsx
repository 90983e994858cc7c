import { useEffect, useRef } from 'react';
import { styled } from '#src/design/stitches.config.ts';
import { ChartParts } from '#src/atlas/drawings/chart-picture.tsx';
import type { Drawing } from '#src/atlas/drawings/drawing.ts';
import type { Chart } from '#src/atlas/kit/chart.ts';
import { chartRules } from './chart/chart-rules';
import { partUnder } from './chart/part-under';

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
  parts: { states: readonly string[]; transitions: readonly string[] };
  /** Returns the effect of a press on a transition; undefined if it is not enabled. */
  pressOf?: (transition: string) => (() => void) | undefined;
}

/** A chart that shows the active parts and scrolls to them; the text next to it is equivalent. */
export function SmallChart({ chart, drawing, parts, pressOf }: SmallChartProps) {
  const [width, height] = [drawing.width + 2 * rim, drawing.height + 2 * rim];
  const { states, transitions } = parts;
  const marksOf = (id: string) =>
    [
      transitions.includes(id) ? 'taken' : states.includes(id) ? 'active' : '',
      pressOf?.(id) ? 'enabled' : '',
    ]
      .filter(Boolean)
      .join(' ');
  const figure = useRef<HTMLElement>(null);

  useEffect(() => {
    const frame = figure.current;
    if (!frame) return undefined;
    const leaves = states.filter((id) => !chart.states.some(({ parent }) => parent === id));
    const entered = chart.transitions.filter(({ id }) => transitions.includes(id)).at(-1)
      ?.targets[0];
    // Of regions, the one that the last transition entered.
    const last = leaves.find((id) => entered !== undefined && id.startsWith(entered)) ?? leaves[0];
    const state = last && frame.querySelector(`[data-part="${CSS.escape(last)}"] > .box`);
    if (!state) return undefined;
    const scroll = () => {
      const [room, box] = [frame.getBoundingClientRect(), state.getBoundingClientRect()];
      const by = (start: number, size: number, space: number) =>
        start >= 0 && start + size <= space ? 0 : start + (size - space) / 2;
      frame.scrollBy(
        by(box.left - room.left, box.width, room.width),
        by(box.top - room.top, box.height, room.height),
      );
    };
    const sizes = new ResizeObserver(scroll);
    sizes.observe(frame);
    return () => sizes.disconnect();
  }, [chart, states, transitions]);

  return (
    <Picture
      ref={figure}
      tabIndex={0}
      role="group"
      aria-label="Chart with the active states"
      onClick={(event) => pressOf?.(partUnder(event) ?? '')?.()}
    >
      <svg
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
