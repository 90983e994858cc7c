import { styled } from '#src/design/stitches.config.ts';

export const Plan = styled('p', {
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  columnGap: '$4',
  '& strong': { fontSize: '$ui', fontWeight: 600 },
});

export const Steps = styled('svg', {
  width: '100%',
  height: 8,
  marginTop: '$3',
  borderRadius: '$tag',
});

export const Step = styled('rect', {
  variants: {
    done: {
      true: { fill: '$conLive', '@forced': { fill: 'Highlight' } },
      false: { fill: '$conLine', '@forced': { fill: 'GrayText', opacity: 0.4 } },
    },
  },
});

export const Next = styled('p', {
  marginTop: '$3',
  variants: { ready: { true: { color: '$conLive' }, false: { color: '$conMuted' } } },
});
