import { styled } from '#src/design/stitches.config.ts';

export const Panel = styled('div', {
  display: 'grid',
  gap: '$4',
  '& > p': { text: 'small', color: '$inkMuted', '&:empty': { position: 'absolute' } },
  '& > label': { marginBottom: '-$2', text: 'small', fontWeight: 500 },
  '& > select': { paddingLeft: '$4' },
});
