import { styled } from '#src/design/stitches.config.ts';

export const Fields = styled('form', { display: 'grid', gap: '$6' });

export const Pair = styled('div', {
  display: 'grid',
  gap: '$6',
  alignItems: 'start',
  '@sm': { gridTemplateColumns: '1fr 1fr', columnGap: '$5' },
});

export const Foot = styled('div', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '$3 $4',
});

export const State = styled('p', {
  flex: '1 1 8em',
  color: '$inkMuted',
  variants: {
    tone: {
      unsaved: {},
      saved: { color: '$ok', fontWeight: 600 },
      bad: { flexBasis: '100%', color: '$bad', fontWeight: 500 },
    },
  },
});
