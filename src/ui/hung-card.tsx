import type { ReactNode } from 'react';
import { styled } from '../design/stitches.config';
import { spanPath } from '../lib/span-path';

const Place = styled('div', {
  position: 'relative',
  display: 'grid',
  justifyItems: 'center',
  px: '$6',
  paddingTop: '$9',
  overflow: 'hidden',
  '@md': { px: '$8', paddingTop: 126 },
});

const Card = styled('section', {
  position: 'relative',
  width: '100%',
  maxWidth: 420,
  padding: '$7 $6',
  border: '1px solid $line',
  borderRadius: '$card',
  background: '$surface',
  '@md': { padding: '$9 $8 $8' },
  '& h1': { text: 'h3', fontSize: 28, lineHeight: 1.15 },
});

const Line = styled('svg', {
  display: 'none',
  position: 'absolute',
  top: 0,
  left: '50%',
  width: 1248,
  maxWidth: 'none',
  marginLeft: -624,
  fill: 'none',
  stroke: '$lineStrong',
  strokeWidth: 1.5,
  strokeLinecap: 'round',
  '& .pole': { fill: '$canvas' },
  '& .node': { fill: '$sun', stroke: '$ink', strokeWidth: 2 },
  '@md': { display: 'block' },
});

/** A card that hangs at midspan, between two poles: a page that is one small form. */
export function HungCard({ children }: { children: ReactNode }) {
  return (
    <Place>
      <Card>{children}</Card>
      <Line viewBox="0 0 1248 240" width="1248" height="240" aria-hidden="true">
        <path d="M8 44v180M1240 44v180" />
        <path d={spanPath(8, 44, 1240, 82 / 1232)} />
        <circle className="pole" cx="8" cy="44" r="4" />
        <circle className="pole" cx="1240" cy="44" r="4" />
        <circle className="node" cx="624" cy="126" r="7" />
      </Line>
    </Place>
  );
}

export const CardLead = styled('p', { marginTop: '$3', text: 'ui', color: '$inkMuted' });

/** The last words of a card, below a hairline. */
export const CardFoot = styled('div', {
  display: 'grid',
  gap: '$3',
  marginTop: '$7',
  paddingTop: '$5',
  borderTop: '1px solid $line',
  text: 'small',
  color: '$inkMuted',
  '& a': { color: '$brand', fontWeight: 500 },
});
