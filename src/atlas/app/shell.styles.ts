import { styled } from '#src/design/stitches.config.ts';

export const Bar = styled('header', {
  borderBottom: '1px solid $line',
  background: '$canvas',
  '@media print': { display: 'none' },
});

export const BarRow = styled('div', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '$3 $7',
  minHeight: 68,
  '& > a': { display: 'inline-flex', alignItems: 'center', target: 44, textDecoration: 'none' },
  '& > button': { marginLeft: 'auto' },
});

export const BarLink = styled('span', {
  text: 'ui',
  fontWeight: 500,
  color: '$inkMuted',
  'a:hover > &': { color: '$ink', textDecoration: 'underline', textUnderlineOffset: '4px' },
});

export const Page = styled('main', {
  display: 'block',
  paddingTop: '$8',
  paddingBottom: '$11',
  '@md': { paddingTop: '$10' },
  '@media print': { paddingTop: 0, paddingBottom: 0 },
  // iOS zooms into a page at the focus of a field with smaller text.
  '@coarse': { '& input, & select, & textarea': { fontSize: 'max(16px, 1rem) !important' } },
});

export const Foot = styled('footer', {
  '& > div > p': {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '$3 $7',
    paddingTop: '$6',
    paddingBottom: '$9',
    borderTop: '1px solid $line',
    text: 'small',
    color: '$inkSubtle',
  },
  '@media print': { display: 'none' },
});
