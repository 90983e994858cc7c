import { styled } from '#src/design/stitches.config.ts';

/** A notice shown only without JavaScript. */
export const NoScriptNotice = styled('p', {
  display: 'none',
  maxWidth: '45em',
  marginBottom: '$5',
  '@noScript': { display: 'block' },
});
