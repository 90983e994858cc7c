import { styled } from '#src/design/stitches.config.ts';

export const Form = styled('form', {
  display: 'grid',
  gap: '$6',
  marginTop: '$6',
});

/** A word on a hairline between two halves of a form. */
export const Divider = styled('p', {
  display: 'grid',
  gridTemplateColumns: '1fr auto 1fr',
  alignItems: 'center',
  gap: '$4',
  marginTop: '$6',
  text: 'small',
  color: '$inkSubtle',
  '&::before, &::after': { content: '""', borderTop: '1px solid $line' },
});

export const Options = styled('div', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: '$5',
  marginTop: '-$3',
  text: 'ui',
  '& a': {
    display: 'inline-flex',
    alignItems: 'center',
    target: 44,
    color: '$brand',
    fontWeight: 500,
  },
});

export const Google = styled('div', { marginTop: '$6', '@noScript': { display: 'none' } });
