import { styled } from '#src/design/stitches.config.ts';
import { below, from } from '#src/design/tokens.ts';

export const Map = styled('svg', {
  position: 'absolute',
  size: '100%',
  overflow: 'visible',
  // Portrait: above the card.
  [`@media ${below(480)}`]: { height: 'auto', top: '$space$6' },
  fill: 'none',
  strokeLinecap: 'round',
  fontFamily: '$mono',
  fontWeight: 500,
  // In units of the map: at least 11 px on screen at any width.
  fontSize: 26,
  [`@media ${from(570)}`]: { fontSize: 18 },
  [`@media ${from(786)}`]: { fontSize: 13 },
  [`@media ${from(1042)}`]: { fontSize: 10 },
  '& text': {
    fill: '$conInk',
    stroke: '$conBg',
    strokeWidth: 4,
    paintOrder: 'stroke',
    '@forced': { fill: 'CanvasText', stroke: 'Canvas' },
  },
});

export const Road = styled('path', {
  variants: {
    kind: {
      street: {
        stroke: '$conRaised',
        strokeWidth: 4,
        '@forced': { stroke: 'GrayText', opacity: 0.3 },
      },
      road: {
        stroke: '$conLineStrong',
        strokeWidth: 5,
        strokeLinejoin: 'round',
        '@forced': { stroke: 'Highlight' },
      },
    },
  },
});

export const Crew = styled('circle', { fill: '$conSun', stroke: '$conBg', strokeWidth: 3 });

export const Card = styled('div', {
  alignSelf: 'end',
  justifySelf: 'start',
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '$3',
  maxWidth: '17rem',
  margin: '$5',
  // Portrait: below the map.
  [`@media ${below(480)}`]: { marginTop: 'calc(47cqw + $space$6)' },
  padding: '$4 $5',
  border: '1px solid $conLineStrong',
  borderRadius: '$card',
  background: '$conRaised',
  text: 'small',
  color: '$conMuted',
  '& p': { flexBasis: '100%' },
  '& i': { fontStyle: 'normal' },
  // A small landscape poster has room for the arrival time only.
  [`@media ${from(480)} and ${below(600)}`]: {
    '& i, & span': { display: 'none' },
    maxWidth: '8rem',
  },
  '& strong': { marginRight: '$2', text: 'ui', fontWeight: 600, color: '$conInk' },
  '& b, & span': { px: '$3', py: '$1', borderRadius: '$tag', text: 'mono' },
  '& b': { fontWeight: 600, background: '$conSun', color: '$onSun' },
  '& span': { border: '1px solid $conLineStrong', color: '$conInk' },
});
