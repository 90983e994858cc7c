import { styled } from '../design/stitches.config';

/** A page that has one thing to say. */
export const Message = styled('div', {
  display: 'grid',
  gap: '$6',
  maxWidth: 720,
  marginLeft: 'auto',
  marginRight: 'auto',
  px: '$6',
  py: '$12',
  '& h1': { text: 'h1' },
  '& p': { text: 'lead', color: '$inkMuted', maxWidth: '46ch' },
});

export const Actions = styled('div', { display: 'flex', flexWrap: 'wrap', gap: '$4' });
