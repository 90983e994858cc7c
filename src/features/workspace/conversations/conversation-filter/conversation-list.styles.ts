import { styled } from '#src/design/stitches.config.ts';

export const Scroller = styled('div', {
  minHeight: 0,
  height: '100%',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
});

export const Items = styled('ul', { position: 'relative', listStyle: 'none' });

export const Item = styled('li', { position: 'absolute', top: 0, left: 0, width: '100%' });

export const Row = styled('a', {
  position: 'relative',
  display: 'grid',
  gap: '$1',
  px: '$5',
  py: '$4',
  borderBottom: '1px solid $line',
  textDecoration: 'none',
  '&:hover': { background: '$sunken' },
  '&:focus-visible': { outlineOffset: '-3px' },
  variants: {
    isOpen: {
      true: {
        '&, &:hover': { background: '$brandTint' },
        '&::before': {
          content: '',
          position: 'absolute',
          left: 0,
          top: 0,
          bottom: 0,
          width: 3,
          background: '$brand',
          '@forced': { background: 'Highlight' },
        },
      },
    },
  },
});

export const RowHead = styled('span', {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  flexWrap: 'wrap',
  gap: '$1 $3',
  '& strong': { fontWeight: 600, minWidth: 0, overflowWrap: 'anywhere' },
  '& > span:last-child': { flex: 'none' },
  text: 'small',
  color: '$inkSubtle',
  '& > strong': { color: '$ink', fontSize: '$dense' },
});

export const TruncatedLine = styled('span', {
  display: 'block',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  text: 'small',
  color: '$inkSubtle',
  variants: { tone: { summary: { color: '$inkMuted', fontSize: '$dense' } } },
});

export const RowFoot = styled('span', {
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: '0 $3',
  text: 'mono',
  color: '$inkSubtle',
});

export const Mark = styled('mark', {
  background: '$sunTint',
  color: 'inherit',
  borderRadius: 2,
  '@forced': { background: 'Mark', color: 'MarkText' },
});
