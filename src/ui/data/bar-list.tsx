import { styled } from '#src/design/stitches.config.ts';

const List = styled('ul', {
  display: 'grid',
  gap: '$4 $8',
  listStyle: 'none',
  '@md': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  '@xl': { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  '& p': { display: 'flex', gap: '$4', fontVariantNumeric: 'tabular-nums' },
  '& span:nth-child(2)': { marginLeft: 'auto', color: '$inkMuted' },
  '& span:last-child': { minWidth: '3ch', textAlign: 'right', fontWeight: 600 },
});

const Bar = styled('svg', {
  width: '100%',
  height: 8,
  marginTop: '$2',
  '& .track': { fill: '$sunken' },
  '& .share': { fill: '$live' },
  '@forced': { '& .share': { fill: 'CanvasText' } },
});

type BarListProps = {
  rows: readonly { name: string; count: string; percent: number }[];
};

/** Renders shares of a whole, each with name, count and a bar; the largest share fills its bar. */
export function BarList({ rows }: BarListProps) {
  const largest = Math.max(...rows.map(({ percent }) => percent), 1);
  return (
    <List role="list">
      {rows.map(({ name, count, percent }) => (
        <li key={name}>
          <p>
            <span>{name}</span>
            <span>{count}</span>
            <span>{`${percent}%`}</span>
          </p>
          <Bar aria-hidden="true">
            <rect className="track" width="100%" height="8" rx="4" />
            <rect className="share" width={`${(100 * percent) / largest}%`} height="8" rx="4" />
          </Bar>
        </li>
      ))}
    </List>
  );
}
