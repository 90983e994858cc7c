import { styled } from '#src/design/stitches.config.ts';

export const HelpButton = styled('button', {
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  alignSelf: 'center',
  size: 40,
  border: '1px solid $lineStrong',
  borderRadius: '$control',
  color: '$inkMuted',
  '&:hover': { color: '$ink', background: '$sunken' },
  '@coarse': { size: 44 },
});

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
