import { styled } from '#src/design/stitches.config.ts';

/** A console: dark in both themes. */
export const FilmMain = styled('main', {
  minHeight: '100dvh',
  background: '$conBg',
  '& :focus-visible': { outlineColor: '$conSun' },
});
