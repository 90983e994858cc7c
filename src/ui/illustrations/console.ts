import { keyframes, styled } from '#src/design/stitches.config.ts';

/** A console: dark in both themes, used wherever the product is shown at work. */
export const Console = styled('section', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  // Not auto: a bar with a two-line title would shrink to its minimum height.
  gridTemplateRows: 'max-content 1fr',
  minWidth: 0,
  // Not hidden: with large text the content may exceed the aspect ratio.
  overflow: 'clip',
  border: '1px solid $conLine',
  borderRadius: '$panel',
  background: '$conBg',
  color: '$conInk',
  boxShadow: '$console',
  '& :focus-visible': { outlineColor: '$conSun' },
});

export const ConsoleBar = styled('header', {
  display: 'flex',
  // With large text, the clock moves below the title.
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: '$4',
  minHeight: 44,
  px: '$5',
  py: '$2',
  borderBottom: '1px solid $conLine',
  text: 'mono',
});

export const LiveDot = styled('span', {
  flex: 'none',
  size: 8,
  borderRadius: '$full',
  background: '$conLive',
});

export const ConsoleClock = styled('span', {
  marginLeft: 'auto',
  fontVariantNumeric: 'tabular-nums',
});

export const ConsoleButton = styled('button', {
  display: 'inline-grid',
  placeItems: 'center',
  size: 36,
  marginRight: -8,
  borderRadius: '$control',
  color: '$conMuted',
  '&:hover': { background: '$conRaised', color: '$conInk' },
  '@inert': { display: 'none' },
});

export const Feed = styled('ol', { listStyle: 'none', borderTop: '1px solid $conLine' });

const settle = keyframes({ from: { opacity: 0, transform: 'translateY(6px)' } });

/** Rows not reached yet keep their space; a newly reached row animates in. */
export const settling = {
  rest: {},
  ahead: { visibility: 'hidden' },
  reached: {
    animationName: settle,
    animationDuration: '$transitions$panel',
    animationTimingFunction: '$transitions$ease',
  },
} as const;

export const FeedRow = styled('li', {
  display: 'grid',
  gridTemplateColumns: '4.5rem 5.75rem minmax(5rem, 1fr) auto',
  alignItems: 'center',
  gap: '$4',
  minHeight: 44,
  px: '$5',
  py: '$3',
  text: 'small',
  textWrap: 'balance',
  color: '$conMuted',
  '& + &': { borderTop: '1px solid $conLine' },
  '& strong': { color: '$conInk', fontWeight: 600 },
  '& time': { text: 'mono', fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' },
  '@belowMd': {
    // With large text, the tag wraps below.
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: '$4',
    rowGap: '$1',
    '& time': { flexBasis: '100%' },
    '& > span:first-of-type': { flex: '1 1 6rem' },
    '& strong': { display: 'none' },
  },
  variants: {
    state: settling,
  },
  defaultVariants: { state: 'rest' },
});

export const FeedTag = styled('span', {
  px: '$3',
  py: '$1',
  borderRadius: '$tag',
  text: 'mono',
  background: '$conRaised',
  color: '$conInk',
  variants: { due: { true: { background: '$conSun', color: '$onSun' } } },
});
