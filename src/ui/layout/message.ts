import { styled } from '#src/design/stitches.config.ts';

/** A page with a single message. */
export const Message = styled('div', {
  display: 'grid',
  gap: '$6',
  justifyItems: 'start',
  maxWidth: 'calc($sizes$container + 2 * $space$8)',
  marginLeft: 'auto',
  marginRight: 'auto',
  px: '$6',
  paddingTop: '$10',
  '@md': { px: '$8', paddingTop: '$11' },
  '& h1': { text: 'h1' },
  '& > p': { text: 'lead', color: '$inkMuted', maxWidth: '31em' },
  '& > nav': { width: '100%' },
});

export const Actions = styled('div', { display: 'flex', flexWrap: 'wrap', gap: '$4' });
