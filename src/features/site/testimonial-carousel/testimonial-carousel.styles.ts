import { styled } from '#src/design/stitches.config.ts';
import { from } from '#src/design/tokens.ts';

export const Region = styled('section', {
  display: 'grid',
  gap: '$7',
  // The quote is the headline; its section's title is a label at the left.
  '@lg': { grid: 'auto 1fr / minmax(336px, 4fr) minmax(0, 8fr)', columnGap: '$8' },
});

export const Head = styled('div', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: '$3 $5',
  '& h2': { text: 'ui', fontWeight: 600 },
});

/** All four overlap: a longer quote never moves the page. */
export const Slides = styled('div', {
  display: 'grid',
  '@inert': { gap: '$8' },
  '@lg': { gridColumn: 2, gridRow: '1 / 3' },
});

export const Slide = styled('div', {
  gridArea: '1 / 1',
  visibility: 'hidden',
  opacity: 0,
  transition: 'opacity $transitions$move',
  '& blockquote': {
    text: 'h3',
    fontSize: 'clamp(1.375rem, 1.1rem + 1.6vw, 2.5rem)',
    fontWeight: 500,
  },
  '& figcaption': { marginTop: '$6', text: 'ui', color: '$inkMuted' },
  '& figcaption b': { display: 'block', fontWeight: 600, color: '$ink' },
  variants: { shown: { true: { visibility: 'visible', opacity: 1 } } },
  '@inert': { gridArea: 'auto', visibility: 'visible !important', opacity: '1 !important' },
});

export const Controls = styled('div', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '$3',
  '@lg': { alignSelf: 'end' },
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
