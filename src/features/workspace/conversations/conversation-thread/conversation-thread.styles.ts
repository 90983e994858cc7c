import { styled } from '#src/design/stitches.config.ts';

/** Wide enough for a separate pane of facts; measures the page. */
const threePanes = '@container (min-width: 58rem)';

export const Thread = styled('div', {
  display: 'grid',
  gridTemplateRows: 'minmax(0, 1fr)',
  gridTemplateColumns: 'minmax(0, 1fr)',
  minWidth: 0,
  [threePanes]: { gridTemplateColumns: 'minmax(0, 1fr) 14.5rem' },
  '@container (min-width: 68rem)': { gridTemplateColumns: 'minmax(0, 1fr) 17.5rem' },
});

export const Talk = styled('section', {
  display: 'grid',
  gridTemplateRows: 'auto minmax(6rem, 1fr) auto',
  gridTemplateColumns: 'minmax(0, 1fr)',
  minHeight: 0,
  overflowY: 'auto',
});

export const Head = styled('div', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '$3 $4',
  minHeight: 56,
  px: '$5',
  py: '$3',
  borderBottom: '1px solid $line',
  '& h2': { fontSize: '$ui', fontWeight: 600, overflowWrap: 'anywhere' },
  '& h2:focus-visible': { borderRadius: '$tag' },
});

export const Folded = styled('details', {
  borderBottom: '1px solid $line',
  '& > summary': {
    px: '$5',
    py: '$3',
    text: 'small',
    fontWeight: 500,
    color: '$inkMuted',
    cursor: 'pointer',
    target: 36,
    '@coarse': { py: '$4' },
  },
  '& > :not(summary)': { px: '$5', paddingBottom: '$4' },
  '&[open]': { maxHeight: '50dvh', overflowY: 'auto' },
  [threePanes]: { display: 'none' },
});

export const Facts = styled('aside', {
  display: 'none',
  [threePanes]: {
    display: 'block',
    minHeight: 0,
    overflowY: 'auto',
    padding: '$5',
    borderLeft: '1px solid $line',
  },
});

export const Section = styled('section', {
  marginBottom: '$6',
  '& h3': { marginBottom: '$2', fontSize: '$dense', fontWeight: 600 },
  '& p': { text: 'small', color: '$inkMuted', overflowWrap: 'anywhere' },
});

export const FactList = styled('dl', {
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  text: 'small',
  '& > *': { py: '$3', borderBottom: '1px solid $line' },
  '& dt': { paddingRight: '$6', color: '$inkMuted' },
  '& dd': { margin: 0, overflowWrap: 'anywhere' },
  '& .mono': { text: 'mono', paddingTop: 10 },
});

export const History = styled('ul', { listStyle: 'none', text: 'small' });

export const HistoryLink = styled('a', {
  display: 'block',
  py: '$3',
  borderBottom: '1px solid $line',
  color: '$inkMuted',
  textDecoration: 'none',
  '& > *': { display: 'block' },
  '& > strong': { fontWeight: 500, color: '$brand' },
  '&:hover > strong': { textDecoration: 'underline', textUnderlineOffset: '3px' },
});

export const Scroller = styled('div', {
  minHeight: 0,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  '&:focus-visible': { outlineOffset: '-3px' },
});

export const Messages = styled('ol', { display: 'grid', gap: '$5', padding: '$5' });

const atTheEnd = { justifySelf: 'end', '& > span': { justifyContent: 'flex-end' } } as const;

export const Bubble = styled('li', {
  maxWidth: 'min(80%, 37em)',
  '& > p': {
    px: '$4',
    py: '$3',
    border: '1px solid transparent',
    borderRadius: '$card',
    overflowWrap: 'anywhere',
    whiteSpace: 'pre-wrap',
  },
  '@forced': { '& > p': { borderColor: 'CanvasText' } },
  variants: {
    from: {
      visitor: { justifySelf: 'start', '& > p': { background: '$sunken' } },
      chatbot: { ...atTheEnd, '& > p': { background: '$brandTint' } },
      person: {
        ...atTheEnd,
        '& > p': { background: '$surface', borderColor: '$brand' },
      },
    },
  },
});

export const Sender = styled('span', {
  display: 'flex',
  gap: '$3',
  alignItems: 'baseline',
  marginBottom: '$1',
  text: 'small',
  color: '$inkSubtle',
  '& time': { text: 'mono' },
});

export const Foot = styled('p', {
  px: '$5',
  py: '$4',
  borderTop: '1px solid $line',
  text: 'small',
  color: '$inkMuted',
});
