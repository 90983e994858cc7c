import { styled } from '../design/stitches.config';
import { ChartParts } from '../diagrams/chart-picture';
import { chartStyle } from '../diagrams/chart-style';
import type { Drawing } from '../diagrams/drawing';
import type { Chart } from '../../machines/chart';

const within = (selector: string) =>
  selector
    .split(', ')
    .map((one) => `& ${one}`)
    .join(', ');

const Picture = styled('figure', {
  overflow: 'auto',
  maxHeight: 'min(60vh, 480px)',
  padding: '$4',
  border: '1px solid $line',
  borderRadius: '$card',
  background: '$canvas',
  '& > svg': {
    display: 'block',
    // Never larger than drawn; where it would be too small to read, it scrolls.
    maxWidth: '100%',
    height: 'auto',
    marginLeft: 'auto',
    marginRight: 'auto',
    fontFamily: '$mono',
  },
  '@belowMd': { '& > svg': { minWidth: 560 } },
  ...Object.fromEntries(
    Object.entries(chartStyle).map(([selector, rules]) => [within(selector), rules]),
  ),
  '& .state.active > .box': { stroke: '$live', strokeWidth: '3' },
  '& .state.atomic.active > .box, & .state.final.active > .box': { fill: '$sunTint' },
  '& .line.taken > .way': { stroke: '$live', strokeWidth: '3' },
  '& .line.taken > .head': { fill: '$live' },
  '& .transition.taken > .box': { stroke: '$live', strokeWidth: '3' },
});

interface SmallChartProps {
  chart: Chart;
  drawing: Drawing;
  parts: { states: readonly string[]; taken: readonly string[] };
  /** What ids in the document begin with. */
  prefix: string;
}

/** A machine's picture with what is active in it; the words beside it say the same. */
export function SmallChart({ chart, drawing, parts, prefix }: SmallChartProps) {
  const { width, height } = drawing;
  const look = (id: string) => {
    if (parts.taken.includes(id)) return { className: 'taken' };
    return parts.states.includes(id) ? { className: 'active' } : {};
  };
  return (
    <Picture tabIndex={0} role="group" aria-label="Where the machine is, in its chart">
      <svg aria-hidden="true" width={width} height={height} viewBox={`0 0 ${width} ${height}`}>
        <ChartParts {...{ chart, drawing, prefix }} part={look} />
      </svg>
    </Picture>
  );
}
