import { styled } from '#src/design/stitches.config.ts';

/** What a page says to those who run no scripts. */
export const WithoutScript = styled('p', {
  display: 'none',
  maxWidth: '68ch',
  marginBottom: '$5',
  '@noScript': { display: 'block' },
});
