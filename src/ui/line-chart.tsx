import { styled } from '../design/stitches.config';

const Picture = styled('svg', {
  width: '100%',
  height: 'auto',
  overflow: 'visible',
  fontFamily: '$mono',
  fontSize: 12,
  '& text': { fill: '$inkSubtle' },
  '& .grid': { stroke: '$line', strokeWidth: 1, vectorEffect: 'non-scaling-stroke' },
  '& .area': { fill: '$live', opacity: 0.12 },
  '& .line': { fill: 'none', stroke: '$live', strokeWidth: 2.25, strokeLinejoin: 'round' },
});

const size = { width: 640, height: 190, left: 36, bottom: 24, top: 8 } as const;
const ticks = 4;

function scaleTop(values: readonly number[]): number {
  const step = 10 ** Math.floor(Math.log10(Math.max(...values, 1)));
  return Math.ceil(Math.max(...values, 1) / step) * step;
}

type LineChartProps = { values: readonly number[]; label: string; from: string; to: string };

/** One series over time, with an area, gridlines and the ends of its time. */
export function LineChart({ values, label, from, to }: LineChartProps) {
  const top = scaleTop(values);
  const floor = size.height - size.bottom;
  const x = (index: number) =>
    size.left + (index / Math.max(values.length - 1, 1)) * (size.width - size.left);
  const y = (value: number) => floor - (value / top) * (floor - size.top);
  const line = values.map(
    (value, i) => `${i ? 'L' : 'M'}${x(i).toFixed(1)} ${y(value).toFixed(1)}`,
  );
  return (
    <Picture viewBox={`0 0 ${size.width} ${size.height}`} role="img" aria-label={label}>
      {Array.from({ length: ticks + 1 }, (_, index) => (top * index) / ticks).map((value) => (
        <g key={value}>
          <path className="grid" d={`M${size.left} ${y(value)}H${size.width}`} />
          <text x={size.left - 8} y={y(value) + 4} textAnchor="end">
            {value}
          </text>
        </g>
      ))}
      <path
        className="area"
        d={`${line.join('')}L${x(values.length - 1)} ${floor}L${x(0)} ${floor}Z`}
      />
      <path className="line" d={line.join('')} />
      <text x={size.left} y={size.height - 4}>
        {from}
      </text>
      <text x={size.width} y={size.height - 4} textAnchor="end">
        {to}
      </text>
    </Picture>
  );
}
