import { styled } from '#src/design/stitches.config.ts';

export const Footer = styled('footer', {
  containPaint: true,
  marginTop: '$11',
  paddingBottom: '$9',
  background: '$canvas',
  '@print': { '& nav, & svg, & fieldset': { display: 'none' } },
});

export const Columns = styled('div', {
  display: 'grid',
  marginTop: '$8',
  '@sm': {
    gridTemplateColumns: 'repeat(2, 1fr)',
    gap: '$8',
    // The longest list spans two rows, which leaves no gap below the others.
    '& > :nth-child(3)': { gridRow: 'span 2' },
  },
  // No gap between columns: each list is below a pole of the line.
  '@lg': {
    gridTemplateColumns: 'repeat(5, 1fr)',
    gap: 0,
    '& > :nth-child(3)': { gridRow: 'auto' },
    '& > *': { paddingRight: '$5' },
  },
});

export const LinkList = styled('ul', {
  listStyle: 'none',
  paddingBottom: '$4',
  '& a': {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: 44,
    text: 'ui',
    color: '$inkMuted',
    textDecoration: 'none',
    '@sm': { minHeight: 36 },
  },
  '& a:hover': { color: '$ink', textDecoration: 'underline', textUnderlineOffset: '4px' },
});

export const Disclaimer = styled('p', {
  maxWidth: '45em',
  marginTop: '$8',
  text: 'small',
  color: '$inkSubtle',
});

export const LastLine = styled('div', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '$4 $7',
  marginTop: '$7',
  paddingTop: '$6',
  borderTop: '1px solid $line',
  text: 'small',
  color: '$inkSubtle',
  '& a': { display: 'inline-flex', alignItems: 'center', minHeight: 36, overflowWrap: 'anywhere' },
  '& fieldset': { '@sm': { marginLeft: 'auto' } },
});
