import { styled } from '#src/design/stitches.config.ts';

export const Name = styled('bdi', { display: 'block', fontWeight: 600, overflowWrap: 'anywhere' });

export const Facts = styled('p', { text: 'small', color: '$inkMuted' });

export const Text = styled('div', {
  maxHeight: '50dvh',
  overflowY: 'auto',
  padding: '$4 $5',
  border: '1px solid $line',
  borderRadius: '$control',
  background: '$sunken',
  text: 'small',
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
});
