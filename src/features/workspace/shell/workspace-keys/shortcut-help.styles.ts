import { styled } from '#src/design/stitches.config.ts';

export const KeyList = styled('dl', {
  text: 'ui',
  '& > div': {
    display: 'flex',
    flexDirection: 'row-reverse',
    justifyContent: 'space-between',
    alignItems: 'center',
    gap: '$4',
    minHeight: 40,
    borderBottom: '1px solid $line',
  },
  '& dt': { display: 'flex', flex: 'none', gap: '$2' },
  '& dd': { margin: 0 },
  '& kbd': {
    flex: 'none',
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

export const Groups = styled('div', {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 20rem), 1fr))',
  gap: '$6 $8',
});
