import { styled } from '#src/design/stitches.config.ts';

export const Bar = styled('div', {
  flex: 'none',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '$3',
  padding: '$3 $4',
  borderTop: '1px solid $lineStrong',
  background: '$sunken',
  '& > select': {
    flex: '1 1 7rem',
    width: 'auto',
    minWidth: 0,
    paddingLeft: '$4',
    '@coarse': { minHeight: 44 },
  },
  '& > button': { '@coarse': { minHeight: 44 } },
});

export const Says = styled('p', { flex: '1 1 auto', text: 'small', fontWeight: 600 });

export const Note = styled('p', { flex: '1 1 7rem', text: 'small' });

export const Exported = styled('p', {
  flexBasis: '100%',
  text: 'small',
  '&:empty': { position: 'absolute' },
});
