import { styled } from '#src/design/stitches.config.ts';
import { from } from '#src/design/tokens.ts';

export const Region = styled('section', {
  display: 'grid',
  gap: '$7',
  marginTop: '$7',
});

/** All four overlap: a longer quote never moves the page. */
export const Slides = styled('div', {
  display: 'grid',
  '@inert': { gap: '$8' },
});

export const Slide = styled('div', {
  gridArea: '1 / 1',
  visibility: 'hidden',
  opacity: 0,
  transition: 'opacity $transitions$move',
  '& blockquote': {
    text: 'h3',
    fontSize: 'clamp(1.375rem, 1.1rem + 1.1vw, 2rem)',
    fontWeight: 500,
  },
  '& figcaption': { marginTop: '$5', text: 'ui', color: '$inkMuted' },
  '& figcaption b': { display: 'block', fontWeight: 600, color: '$ink' },
  '@lg': {
    '& figure': {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 8fr) minmax(0, 4fr)',
      alignItems: 'end',
      gap: '$10',
    },
    '& figcaption': { paddingTop: '$5', borderTop: '1px solid $line' },
  },
  variants: { shown: { true: { visibility: 'visible', opacity: 1 } } },
  '@inert': { gridArea: 'auto', visibility: 'visible !important', opacity: '1 !important' },
});

export const Controls = styled('div', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '$3',
  '@lg': { position: 'absolute', top: '$space$10', right: '$space$10' },
  '@inert': { display: 'none' },
});

export const Control = styled('button', {
  display: 'inline-grid',
  placeItems: 'center',
  size: 44,
  border: '1px solid $lineStrong',
  borderRadius: '$full',
  '&:hover': { background: '$sunken' },
});

/** A span with four nodes; each node is a full-size button. */
export const Picker = styled('div', {
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'repeat(4, 44px)',
  order: 1,
  '& svg': {
    position: 'absolute',
    left: 0,
    top: 0,
    width: 176,
    height: 44,
    fill: 'none',
    stroke: '$lineStrong',
    strokeWidth: 2,
    pointerEvents: 'none',
  },
  [`@media ${from(372)}`]: { order: 0 },
});

export const Dot = styled('button', {
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  size: 44,
  borderRadius: '$full',
  '& span': {
    size: 14,
    border: '2px solid $lineStrong',
    borderRadius: '$full',
    background: '$canvas',
    forcedColorAdjust: 'none',
  },
  '&:nth-of-type(2) span, &:nth-of-type(3) span': { transform: 'translateY(9px)' },
  '&[aria-current="true"] span': { background: '$sun', borderColor: '$ink' },
});
