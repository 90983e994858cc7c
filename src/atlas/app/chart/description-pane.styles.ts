import { styled } from '#src/design/stitches.config.ts';

export const Pane = styled('div', {
  isolation: 'isolate',
  minWidth: 0,
  '@lg': { display: 'flex', flexDirection: 'column', height: '100%', minHeight: 0 },
  '& h2': { text: 'ui', fontWeight: 600 },
  '@media print': { height: 'auto' },
});

export const Hint = styled('p', {
  marginTop: '$1',
  marginBottom: '$4',
  text: 'small',
  color: '$inkSubtle',
  '@media print': { display: 'none' },
});

export const Scroller = styled('div', {
  '@lg': {
    flex: 1,
    minHeight: 0,
    overflowY: 'auto',
    paddingRight: '$3',
    overscrollBehavior: 'auto',
  },
  '@media print': { overflow: 'visible' },
});

export const Parts = styled('ul', {
  listStyle: 'none',
  '& ul': { listStyle: 'none', marginLeft: '$4', borderLeft: '1px solid $line' },
  '& a': {
    display: 'block',
    padding: '$3 $4',
    borderRadius: '$control',
    text: 'small',
    color: '$inkMuted',
    textDecoration: 'none',
    overflowWrap: 'anywhere',
    scrollMargin: '24px',
  },
  '& a:hover': { background: '$sunken' },
  '& a:focus-visible': { outlineOffset: '-2px' },
  '& a[aria-current="true"]': {
    background: '$brandTint',
    boxShadow: 'inset 0 0 0 1px $colors$brand',
  },
  '& a > span': { display: 'block' },
  '& a > span:not(:first-child)': { marginTop: '$2' },
  '@forced': { '& a[aria-current="true"]': { outline: '2px solid SelectedItem' } },
  '@media print': { '& a': { padding: '2px 8px', breakInside: 'avoid' } },
});
