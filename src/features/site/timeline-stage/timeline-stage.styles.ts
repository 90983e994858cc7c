import { styled } from '#src/design/stitches.config.ts';

export const Group = styled('div', { marginTop: '$8', '@print': { breakInside: 'avoid' } });

export const Buttons = styled('div', {
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-evenly',
  '@md': {
    display: 'grid',
    gridTemplateColumns: 'repeat(3, 1fr)',
    columnGap: '$6',
    justifyItems: 'center',
  },
  '@inert': { display: 'none' },
});

export const StageButton = styled('button', {
  target: 44,
  px: '$5',
  borderRadius: '$full',
  whiteSpace: 'nowrap',
  border: '1px solid transparent',
  text: 'ui',
  fontWeight: 600,
  color: '$inkMuted',
  '&:hover': { background: '$sunken', color: '$ink' },
  '&[aria-pressed="true"]': { borderColor: '$lineStrong', background: '$surface', color: '$ink' },
  '@forced': { '&[aria-pressed="true"]': { outline: '3px solid SelectedItem' } },
});

export const Poles = styled('svg', {
  display: 'none',
  // A gap wider than the cards, so that each pole meets the middle of its card.
  width: 'calc(100% + $space$6)',
  maxWidth: 'none',
  height: 'auto',
  margin: '$3 calc($space$6 / -2) 0',
  overflow: 'visible',
  fill: 'none',
  strokeLinecap: 'round',
  '@md': { display: 'block' },
});

export const Pole = styled('path', { stroke: '$lineStrong', strokeWidth: 2 });

export const Span = styled('path', {
  strokeWidth: 2.5,
  stroke: '$lineStrong',
  strokeDasharray: '1 9',
  variants: { drawn: { true: { stroke: '$brand', strokeDasharray: 'none' } } },
});

export const Node = styled('circle', {
  fill: '$canvas',
  stroke: '$lineStrong',
  strokeWidth: 2.5,
  variants: {
    state: {
      ahead: {},
      reached: { stroke: '$brand' },
      current: { stroke: '$brand', fill: '$sun' },
    },
  },
});

export const Cards = styled('ol', {
  listStyle: 'none',
  display: 'grid',
  gap: '$5',
  marginTop: '$5',
  paddingLeft: '$8',
  '@md': {
    gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
    gap: '$6',
    marginTop: 0,
    paddingLeft: 0,
  },
});

export const Card = styled('li', {
  position: 'relative',
  padding: '$7',
  box: '$card',
  transition: 'border-color $transitions$fade',
  // On small screens the line is vertical beside the cards: a node and a segment each.
  '&::before, &::after': { content: '', position: 'absolute', '@md': { display: 'none' } },
  '&::after': {
    left: -24,
    top: 40,
    bottom: -56,
    borderLeft: '2px dotted $colors$lineStrong',
  },
  '&::before': {
    zIndex: 1,
    left: -32,
    top: 26,
    size: 18,
    border: '2.5px solid $colors$lineStrong',
    borderRadius: '$full',
    background: '$canvas',
    forcedColorAdjust: 'none',
  },
  '&:last-child::after': { display: 'none' },
  '&[aria-current="step"]': {
    borderColor: '$brand',
    boxShadow: 'inset 0 3px 0 $colors$sun',
    '@forced': { outline: '3px solid Highlight' },
  },
  '& h3': {
    text: 'h3',
    '& > span': { display: 'block', marginBottom: '$3', text: 'mono', color: '$inkSubtle' },
  },
  '& p': { marginTop: '$4', color: '$inkMuted' },
  '& ul': { margin: '$5 0 0', paddingLeft: '$6', text: 'ui', color: '$inkMuted' },
  '& li:not(:first-child)': { marginTop: '$2' },
  variants: {
    state: {
      ahead: {},
      reached: {
        '&::before': { borderColor: '$brand' },
        '&::after': { borderLeftColor: '$brand', borderLeftStyle: 'solid' },
      },
      current: { '&::before': { borderColor: '$brand', background: '$sun' } },
    },
  },
});
