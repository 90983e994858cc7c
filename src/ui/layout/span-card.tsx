import type { ReactNode } from 'react';
import { styled } from '#src/design/stitches.config.ts';
import { spanPath } from '#src/lib/geometry/span-path.ts';

const Wrapper = styled('div', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'center',
  maxWidth: 'calc($sizes$container + 2 * $space$8)',
  marginLeft: 'auto',
  marginRight: 'auto',
  px: '$6',
  paddingTop: '$9',
  '@md': { px: '$8' },
});

/** Its box ends at the span's lowest point: the card hangs from it at any width. */
const Line = styled('svg', {
  display: 'none',
  position: 'relative',
  width: '100%',
  height: 'auto',
  overflow: 'visible',
  fill: 'none',
  stroke: '$lineStrong',
  strokeWidth: 1.5,
  strokeLinecap: 'round',
  '& path': { vectorEffect: 'non-scaling-stroke' },
  '& .pole': { fill: '$canvas' },
  '& .node': { fill: '$sun', stroke: '$ink', strokeWidth: 2 },
  '@md': { display: 'block' },
});

const Card = styled('section', {
  width: '100%',
  maxWidth: '26.25rem',
  padding: '$7 $6',
  box: '$card',
  '@md': { padding: '$9 $8 $8' },
  '& h1': { text: 'h3', fontSize: 'min(1.75rem, 13vw)', lineHeight: 1.15 },
});

/** Renders a card that hangs at midspan between two poles: a page with one small form. */
export function SpanCard({ children }: { children: ReactNode }) {
  return (
    <Wrapper>
      <Line viewBox="0 0 1248 86" aria-hidden="true">
        <path d="M4 4v180M1244 4v180" />
        <path d={spanPath(4, 4, 1244, 82 / 1240)} />
        <circle className="pole" cx="4" cy="4" r="4" />
        <circle className="pole" cx="1244" cy="4" r="4" />
        <circle className="node" cx="624" cy="86" r="7" />
      </Line>
      <Card>{children}</Card>
    </Wrapper>
  );
}

export const CardLead = styled('p', {
  marginTop: '$4',
  text: 'ui',
  textWrap: 'balance',
  color: '$inkMuted',
});

const Note = styled('p', {
  marginTop: '$6',
  padding: '$4 $5',
  borderRadius: '$control',
  background: '$infoTint',
  color: '$info',
  text: 'ui',
  fontWeight: 500,
});

/** Shows a note only when JavaScript is off. */
export function NoScriptNote({ children }: { children: string }) {
  return (
    <noscript>
      <Note>{children}</Note>
    </noscript>
  );
}

/** Footer of a card, below a hairline. */
export const CardFoot = styled('div', {
  display: 'grid',
  gap: '$3',
  marginTop: '$7',
  paddingTop: '$5',
  borderTop: '1px solid $line',
  text: 'small',
  color: '$inkMuted',
  '& p': { textWrap: 'balance' },
  '& a': { py: '$3', color: '$brand', fontWeight: 500 },
});
