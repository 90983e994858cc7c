import type { ReactNode } from 'react';
import { styled } from '#src/design/stitches.config.ts';

const List = styled('ul', {
  columnGap: '$8',
  listStyle: 'none',
  columnCount: 3,
  columnWidth: '14rem',
  '& li': { breakInside: 'avoid', paddingBottom: '$4' },
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
  rows: readonly { name: string; link: ReactNode; count: string; percent: number }[];
};

/**
 * Renders shares of a whole in columns, each with a link, count and a bar; a full bar is the
 * whole.
 */
export function BarList({ rows }: BarListProps) {
  return (
    <List role="list">
      {rows.map(({ name, link, count, percent }) => (
        <li key={name}>
          <p>
            <span>{link}</span>
            <span>{count}</span>
            <span>{`${percent}%`}</span>
          </p>
          <Bar aria-hidden="true">
            <rect className="track" width="100%" height="8" rx="4" />
            <rect className="share" width={`${percent}%`} height="8" rx="4" />
          </Bar>
        </li>
      ))}
    </List>
  );
}
