import { styled } from '#src/design/stitches.config.ts';

export const KeyList = styled('dl', {
  text: 'ui',
  '& > div': {
    display: 'grid',
    gridTemplateColumns: '8rem minmax(0, 1fr)',
    alignItems: 'center',
    gap: '$4',
    minHeight: 40,
    borderBottom: '1px solid $line',
  },
  '& dt': { display: 'flex', gap: '$2' },
  '& dd': { margin: 0 },
  '& kbd': {
    minWidth: 26,
    px: '$3',
    py: '$1',
    border: '1px solid $lineStrong',
    borderRadius: '$tag',
    background: '$surface',
    text: 'mono',
    textAlign: 'center',
    whiteSpace: 'nowrap',
  },
});

export const GroupTitle = styled('h3', { text: 'small', fontWeight: 600, color: '$inkSubtle' });
