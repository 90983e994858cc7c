import { styled } from '#src/design/stitches.config.ts';

export const Options = styled('ul', {
  maxHeight: '46dvh',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  listStyle: 'none',
  borderTop: '1px solid $line',
});

export const Option = styled('li', {
  px: '$4',
  py: '$3',
  borderBottom: '1px solid $line',
  text: 'small',
  cursor: 'pointer',
  overflowWrap: 'anywhere',
  '& > strong': { fontWeight: 600 },
  '&:hover': { background: '$sunken' },
  '&[aria-selected="true"]': { background: '$brandTint', boxShadow: 'inset 3px 0 $colors$brand' },
  '@forced': { '&[aria-selected="true"]': { outline: '2px solid Highlight', outlineOffset: -2 } },
});

export const Count = styled('p', {
  minHeight: '1lh',
  px: '$4',
  text: 'small',
  color: '$inkSubtle',
});

export const GroupTitle = styled('li', {
  padding: '$4 $4 $2',
  text: 'small',
  fontWeight: 600,
  color: '$inkSubtle',
});
