import { styled } from '#src/design/stitches.config.ts';
import { chartRules } from '../chart/chart-rules';

export const Sides = styled('form', {
  display: 'grid',
  gap: '$6',
  '@md': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  '& textarea': { fontFamily: '$mono', fontSize: '$mono', minHeight: '16rem' },
  '& > p, & > button': { '@md': { gridColumn: '1 / -1' } },
  '& > p': { text: 'small', color: '$inkMuted', maxWidth: '68ch' },
  '& > button': { justifySelf: 'start' },
  '@noScript': { display: 'none' },
});

export const Sources = styled('div', {
  display: 'grid',
  gap: '$4',
  alignItems: 'end',
  marginTop: '$4',
  '@sm': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  '& p': { text: 'small', color: '$inkMuted' },
  '& label': { display: 'grid', gap: '$2', text: 'small', fontWeight: 500 },
  '& input': { width: '100%', minHeight: 40, lineHeight: '40px', cursor: 'pointer' },
  '& ::file-selector-button': {
    minHeight: 40,
    marginRight: '$4',
    px: '$4',
    border: '1px solid $lineStrong',
    borderRadius: '$control',
    background: '$surface',
    color: '$ink',
    font: 'inherit',
    fontWeight: 600,
    cursor: 'pointer',
  },
  '& input:hover::file-selector-button': { background: '$sunken' },
});

export const Result = styled('section', {
  marginTop: '$10',
  '& > h2': { text: 'h3', marginBottom: '$4' },
  '& h3': { text: 'ui', fontWeight: 600, marginTop: '$7', marginBottom: '$3' },
  '& > p': { maxWidth: '68ch', text: 'ui' },
  '& > p:last-child': { marginTop: '$8' },
  // The address has a run but no texts, so a link to a step would not reproduce it.
  '& #run a[href^="?"]': { display: 'none' },
});

export const Changes = styled('ul', {
  listStyle: 'none',
  borderTop: '1px solid $line',
  text: 'ui',
  '& > li': {
    display: 'grid',
    gap: '$1 $5',
    py: '$3',
    borderBottom: '1px solid $line',
    overflowWrap: 'anywhere',
    '@md': { gridTemplateColumns: '7rem minmax(0, 1fr)' },
  },
  '& small': { display: 'block', text: 'small', color: '$inkMuted' },
});

/** The kind of a change, in the color of its mark in the chart. */
export const Kind = styled('span', {
  text: 'small',
  fontWeight: 600,
  variants: {
    change: {
      added: { color: '$ok' },
      removed: { color: '$bad' },
      retargeted: { color: '$info' },
      changed: { color: '$info' },
    },
  },
});

export const Picture = styled('figure', {
  overflow: 'auto',
  maxHeight: '80vh',
  padding: '$4',
  border: '1px solid $line',
  borderRadius: '$card',
  background: '$canvas',
  '& > svg': { display: 'block', maxWidth: 'none', margin: '0 auto', fontFamily: '$mono' },
  ...chartRules,
});

export const Versions = styled('nav', {
  display: 'flex',
  gap: '$5',
  marginTop: '$4',
  text: 'ui',
  '& a': { target: 44, display: 'inline-flex', alignItems: 'center' },
  '& a[aria-current="true"]': { fontWeight: 600, textDecoration: 'none' },
});
