import { styled } from '#src/design/stitches.config.ts';
import type { Piece } from '#src/atlas/drawings/sentences.ts';

const Code = styled('code', {
  fontFamily: '$mono',
  fontSize: '.86em',
  fontWeight: 500,
  color: '$ink',
  overflowWrap: 'anywhere',
});
const StateName = styled('em', { fontStyle: 'normal', fontWeight: 600, color: '$ink' });
const Description = styled('span', { color: '$inkMuted' });

/** Renders the pieces of a sentence by kind. */
export function Pieces({ pieces }: { pieces: readonly Piece[] }) {
  return pieces.map(({ kind, text }, index) => {
    const key = `${index} ${text}`;
    if (kind === 'text') return text;
    if (kind === 'state') return <StateName key={key}>{text}</StateName>;
    if (kind === 'description') return <Description key={key}>{text}</Description>;
    return <Code key={key}>{text}</Code>;
  });
}
