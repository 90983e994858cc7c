import { styled } from '#src/design/stitches.config.ts';

export const Nav = styled('nav', {
  '& ul': { display: 'flex', flexWrap: 'wrap', gap: '$1', listStyle: 'none' },
  '@lg': { position: 'sticky', top: '$space$6', alignSelf: 'start', '& ul': { display: 'grid' } },
});

export const Mark = styled('span', {
  flex: 'none',
  size: 8,
  border: '2px solid $inkSubtle',
  borderRadius: '$full',
});

export const SectionAnchor = styled('a', {
  display: 'flex',
  alignItems: 'center',
  gap: '$4',
  px: '$4',
  border: '1px solid transparent',
  borderRadius: '$control',
  color: '$inkMuted',
  fontWeight: 500,
  textDecoration: 'none',
  target: 40,
  '&:hover': { color: '$ink', background: '$sunken' },
  '&[aria-current]': {
    borderColor: '$line',
    background: '$surface',
    color: '$ink',
    '& > span': { borderColor: '$ink', background: '$sun' },
  },
  '@forced': { borderColor: 'Canvas', '&[aria-current]': { borderColor: 'Highlight' } },
});
