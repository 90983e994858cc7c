import { styled } from '#src/design/stitches.config.ts';

/** A console of its own: dark in both themes. */
export const FilmMain = styled('main', {
  minHeight: '100dvh',
  background: '$conBg',
  '& :focus-visible': { outlineColor: '$conSun' },
});
