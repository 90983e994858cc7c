import { styled } from '#src/design/stitches.config.ts';
import { below, from } from '#src/design/tokens.ts';

export const Head = styled('div', {
  display: 'grid',
  gap: '$6',
  '@lg': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: '$10' },
});

export const Pair = styled('div', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '$9',
  marginTop: '$8',
  '@xl': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: '$10' },
});

/** A pole on the left with a node for each step. */
export const Log = styled('ol', {
  '--pole': 'calc(3.25rem + $space$5)',
  listStyle: 'none',
  padding: '$5',
  // With large text, the times are above the steps.
  [`@media ${below(320)}`]: { '--pole': '5px' },
});

/** The middle of a step's first line. */
const middle = '($space$4 + .68rem)';

export const Step = styled('li', {
  position: 'relative',
  display: 'grid',
  columnGap: '$8',
  py: '$4',
  paddingLeft: '$7',
  [`@media ${from(320)}`]: {
    gridTemplateColumns: '3.25rem minmax(0, 1fr)',
    paddingLeft: 0,
  },
  text: 'ui',
  textWrap: 'pretty',
  color: '$conMuted',
  '& time': { paddingTop: 3, text: 'mono', fontVariantNumeric: 'tabular-nums' },
  '& strong': { display: 'block', color: '$conInk', fontWeight: 600 },
  '&::before': {
    content: '',
    position: 'absolute',
    left: 'var(--pole)',
    top: 0,
    bottom: 0,
    borderLeft: '2px solid $conLineStrong',
  },
  '&:first-child::before': { top: `calc(${middle})` },
  '&:last-child::before': { bottom: `calc(100% - ${middle})` },
  '&::after': {
    content: '',
    position: 'absolute',
    left: 'calc(var(--pole) - 5px)',
    top: `calc(${middle} - 6px)`,
    size: 12,
    border: '2.5px solid $conLive',
    borderRadius: '$full',
    background: '$conLive',
  },
  '&:last-child::after': { borderColor: '$conSun', background: '$conSun' },
  variants: {
    by: {
      agent: {},
      // Hollow, as where agents ask first.
      person: { '&::after': { borderColor: '$conInk', background: '$conBg' } },
    },
  },
});

export const BeforeAfter = styled('table', {
  alignSelf: 'start',
  width: '100%',
  borderCollapse: 'collapse',
  text: 'ui',
  textAlign: 'left',
  '& th, & td': {
    padding: '$5 $5 $5 0',
    borderBottom: '1px solid $line',
    verticalAlign: 'top',
    textWrap: 'balance',
  },
  '& thead th': { paddingTop: 0, text: 'small', fontWeight: 500, color: '$inkSubtle' },
  '& thead th:first-child': { width: '25%' },
  '& thead th:last-child': { width: '43%' },
  '& tbody th': { fontWeight: 600 },
  '& td': { color: '$inkMuted' },
  '& td:last-child': { paddingRight: 0, color: '$ink' },
  '& td > span': { display: 'block', marginTop: '$3', text: 'small', color: '$inkMuted' },
  '& strong': { text: 'h3', display: 'block', color: '$ink' },
  '@belowSm': {
    '& thead': { position: 'absolute', size: '1px', overflow: 'hidden', clipPath: 'inset(50%)' },
    '& tbody, & tr, & td, & tbody th': { display: 'block' },
    '& tr': { py: '$5', borderTop: '1px solid $line' },
    '& tbody th, & tbody td': { padding: 0, border: 0 },
    '& tbody th': { text: 'h3' },
    '& tbody td': { marginTop: '$4' },
    '& td::before': {
      content: 'attr(data-label)',
      display: 'block',
      text: 'small',
      fontWeight: 500,
      color: '$inkSubtle',
    },
  },
});
