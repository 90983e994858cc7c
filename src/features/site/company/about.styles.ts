import { styled } from '#src/design/stitches.config.ts';

export const Mission = styled('div', {
  '& h2': { text: 'ui', fontWeight: 600, color: '$inkSubtle' },
  '& p': {
    text: 'h2',
    fontWeight: 500,
    marginTop: '$5',
    // Browsers balance six lines at most and leave one word on the seventh.
    '@belowMd': { textWrap: 'pretty' },
  },
  '@lg': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 9fr)',
    columnGap: '$8',
    '& h2': { paddingTop: '$4' },
    '& p': { marginTop: 0 },
  },
});

export const Team = styled('div', {
  display: 'grid',
  gap: '$7',
  '& > div': { display: 'grid', gap: '$6', maxWidth: '45em', color: '$inkMuted' },
  '& p:first-child': { text: 'lead', color: '$ink' },
  '@lg': { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)', gap: '$10' },
});

export const Employers = styled('div', {
  marginTop: '$10',
  paddingTop: '$7',
  borderTop: '1px solid $line',
  '& h3': {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    gap: '$3 $6',
    text: 'ui',
    fontWeight: 600,
  },
});

export const EmployerList = styled('ul', {
  listStyle: 'none',
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: '$8 $5',
  marginTop: '$8',
  '@md': { gridTemplateColumns: 'repeat(3, auto)', justifyContent: 'space-between' },
  '@lg': { display: 'flex', flexWrap: 'wrap', gap: '$7', alignItems: 'center' },
});

/** Four values around a crossing: each pole of the two spans points at one. */
export const Values = styled('div', {
  position: 'relative',
  marginTop: '$8',
  '& > svg': { display: 'none' },
  '@md': {
    '& > svg': {
      display: 'block',
      position: 'absolute',
      inset: 0,
      margin: 'auto',
      width: 180,
      height: '100%',
    },
  },
  '@lg': { '& > svg': { width: 320 } },
});

export const ValueList = styled('ul', {
  listStyle: 'none',
  display: 'grid',
  gap: '$8',
  '& h3': { text: 'h3' },
  '& p': { marginTop: '$3', maxWidth: '25em', color: '$inkMuted', textWrap: 'balance' },
  '@md': { gridTemplateColumns: '1fr 1fr', columnGap: 240, rowGap: 88 },
  '@lg': { columnGap: 400 },
});

export const Closing = styled('div', {
  display: 'grid',
  gap: '$7',
  paddingTop: '$9',
  borderTop: '1px solid $line',
  '@lg': { gridTemplateColumns: '1fr auto', alignItems: 'end' },
});
