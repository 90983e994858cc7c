import { styled } from '#src/design/stitches.config.ts';

/** Rows of a label and a text. */
export const Rows = styled('ul', {
  listStyle: 'none',
  borderTop: '1px solid $line',
  '& > li': {
    display: 'grid',
    gap: '$1 $5',
    py: '$4',
    borderBottom: '1px solid $line',
    '@md': { gridTemplateColumns: '7rem 1fr' },
    breakInside: 'avoid',
  },
  '& ul': { listStyle: 'none', display: 'grid', gap: '$2', marginTop: '$2', text: 'small' },
  '& p': { text: 'small', color: '$inkMuted' },
  '& code': { fontFamily: '$mono', fontSize: '$mono', overflowWrap: 'anywhere' },
});

export const Label = styled('span', {
  text: 'small',
  fontWeight: 600,
  variants: {
    tone: { ok: { color: '$ok' }, bad: { color: '$bad' }, note: { color: '$inkSubtle' } },
  },
});
