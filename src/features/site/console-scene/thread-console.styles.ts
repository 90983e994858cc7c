import { styled } from '#src/design/stitches.config.ts';
import { settling } from '#src/ui/illustrations/console.ts';

export const Thread = styled('ol', {
  listStyle: 'none',
  display: 'grid',
  gap: '$4',
  px: '$5',
  py: '$6',
});

export const Message = styled('li', {
  display: 'flex',
  flexDirection: 'column',
  gap: '$2',
  maxWidth: '88%',
  '@md': { flexDirection: 'row', gap: '$4', maxWidth: '84%' },
  variants: {
    from: {
      subscriber: {
        justifySelf: 'start',
        alignItems: 'flex-start',
        '@md': { alignItems: 'flex-end' },
      },
      agent: {
        justifySelf: 'end',
        alignItems: 'flex-end',
        '@md': { flexDirection: 'row-reverse' },
      },
    },
    state: settling,
  },
});

export const Bubble = styled('p', {
  px: '$5',
  py: '$3',
  // Visible in forced colors.
  border: '1px solid transparent',
  borderRadius: '$card',
  text: 'small',
  textWrap: 'pretty',
  variants: {
    from: {
      subscriber: { background: '$conRaised', borderBottomLeftRadius: '$tag' },
      agent: { borderColor: '$conLineStrong', borderBottomRightRadius: '$tag' },
    },
  },
});
