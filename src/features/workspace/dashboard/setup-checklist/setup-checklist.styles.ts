import { Link } from '@tanstack/react-router';
import { styled } from '#src/design/stitches.config.ts';

export const Steps = styled('ol', {
  display: 'grid',
  listStyle: 'none',
  '@lg': { gridTemplateColumns: '1fr 1fr', columnGap: '$7' },
  '& > li': { borderTop: '1px solid $line' },
});

export const StepLink = styled(Link, {
  display: 'flex',
  alignItems: 'center',
  gap: '$4',
  py: '$4',
  textDecoration: 'none',
  fontWeight: 500,
  target: 44,
  '&:hover > span': { textDecoration: 'underline' },
  '& > svg': { flex: 'none' },
  variants: {
    isDone: {
      true: { color: '$inkMuted', fontWeight: 400, '& > svg': { color: '$ok' } },
      false: { '& > svg': { color: '$inkSubtle' } },
    },
  },
});

export const Progress = styled('span', {
  marginLeft: '$3',
  color: '$inkSubtle',
  fontWeight: 400,
  fontVariantNumeric: 'tabular-nums',
});
