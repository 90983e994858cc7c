import { styled } from '#src/design/stitches.config.ts';

export const Panel = styled('section', {
  containPaint: true,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '$6',
  marginTop: '$10',
  scrollMarginTop: '$5',
  '& h2': { text: 'h3' },
  '& h3': { text: 'ui', fontSize: '$lead', fontWeight: 600 },
  '& h4': { text: 'ui', fontWeight: 600, overflowWrap: 'anywhere' },
  '& > p': { maxWidth: '90ch', text: 'ui', color: '$inkMuted' },
  '& code': { fontFamily: '$mono', fontSize: '.8125rem', overflowWrap: 'anywhere' },
  '@media print': { display: 'none' },
});

export const Tools = styled('div', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  gap: '$4',
  '& > div': { flex: '1 1 18rem', minWidth: 0, maxWidth: '32rem' },
  '& > a': { display: 'inline-flex', alignItems: 'center', minHeight: 36, text: 'ui' },
});

export const Problem = styled('p', {
  padding: '$4 $5',
  border: '1px solid $bad',
  borderRadius: '$control',
  background: '$badTint',
  color: '$ink',
  text: 'ui',
  overflowWrap: 'anywhere',
  '& strong': { color: '$bad', fontWeight: 600 },
});

/** The chart beside the steps; on small screens above them. */
export const Columns = styled('div', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  gap: '$6 $8',
  '@lg': { gridTemplateColumns: 'minmax(0, 1.25fr) minmax(20rem, 1fr)' },
  '& > div': {
    isolation: 'isolate',
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '$8',
  },
  // The chart covers the top of a small screen.
  '@belowLg': { '& > div:last-child :is(a, button, input)': { scrollMarginTop: '52dvh' } },
});

/** The chart with the current state, which stays visible while the steps scroll. */
export const Stage = styled('div', {
  position: 'sticky',
  top: 0,
  zIndex: 1,
  maxHeight: '50dvh',
  py: '$3',
  borderBottom: '1px solid $line',
  background: '$canvas',
  // Wins over the columns' own rule.
  '&&': { display: 'flex', flexDirection: 'column', gap: '$3' },
  '@media (max-height: 25em)': { position: 'static' },
  '@lg': {
    top: '$space$4',
    // Leaves room for the section's title.
    maxHeight: 'max(20rem, calc(100dvh - 12.5rem))',
    py: 0,
    borderBottom: 0,
  },
  '& > figure': { flex: '0 1 auto', minHeight: 96, maxHeight: 'none' },
  '& > h3': { overflowWrap: 'anywhere' },
  '& > h3:focus': { outlineOffset: '2px' },
  '& > p': { text: 'small', color: '$inkMuted' },
});

export const Controls = styled('div', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '$2',
  '& > button[aria-disabled]': { opacity: 0.5, cursor: 'default' },
});

export const StepList = styled('ol', {
  listStyle: 'none',
  marginTop: '$4',
  borderTop: '1px solid $line',
  '& > li': { py: '$3', borderBottom: '1px solid $line' },
  '& > li[data-ahead]': { color: '$inkSubtle' },
  '& > li > button': {
    width: '100%',
    px: '$4',
    py: '$2',
    border: '1px solid transparent',
    borderRadius: '$control',
    textAlign: 'left',
    text: 'ui',
    fontWeight: 500,
    overflowWrap: 'anywhere',
    target: 36,
    '&:hover': { background: '$sunken' },
    '&[aria-current]': { borderColor: '$brandLine', background: '$brandTint', fontWeight: 600 },
    '@forced': { '&[aria-current]': { borderColor: 'Highlight' } },
  },
  '& ul': { listStyle: 'none', px: '$4', text: 'small' },
  '& ul > li': { paddingTop: '$2', color: '$inkMuted', overflowWrap: 'anywhere' },
});

export const Now = styled('section', {
  containPaint: true,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '$3',
  '& > p': { text: 'ui', color: '$inkMuted' },
  '& table': { marginTop: '$3' },
  '& td, & th': { overflowWrap: 'anywhere' },
  '& td:last-child': { text: 'small', color: '$inkSubtle' },
});

export const Next = styled('section', {
  containPaint: true,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '$5',
  '& > p, & > [role="group"] p': { text: 'small', color: '$inkMuted', overflowWrap: 'anywhere' },
});

export const Event = styled('div', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '$3',
  padding: '$4 $5',
  border: '1px solid $line',
  borderRadius: '$card',
  '& ul': { display: 'grid', gap: '$4', listStyle: 'none', marginTop: '$2' },
});

export const Row = styled('li', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '$2 $3',
  minWidth: 0,
  // A payload may be long.
  '& > button:first-of-type': {
    flex: '0 1 auto',
    minWidth: 0,
    maxWidth: 'calc(100% - $space$10)',
    px: '$4',
    py: '$2',
    textAlign: 'left',
    whiteSpace: 'normal',
    overflowWrap: 'anywhere',
    fontWeight: 500,
  },
  '& > button[aria-disabled]': { opacity: 0.6, cursor: 'default' },
  '& > span': { flexBasis: '100%', text: 'small', color: '$inkMuted', overflowWrap: 'anywhere' },
});

export const Draft = styled('form', {
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '$5',
  width: 'min(40rem, calc(100vw - 2 * $space$6))',
  maxHeight: 'calc(100dvh - 2 * $space$6)',
  margin: 'auto',
  padding: '$5',
  border: '1px solid $brandLine',
  borderRadius: '$card',
  background: '$raised',
  color: '$ink',
  boxShadow: '$pop',
  '&:popover-open': { display: 'grid' },
});
