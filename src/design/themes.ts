import { createTheme } from './stitches.config';
import { scales } from './scales';

/** For a part of a page that is dark in the light theme. */
export const darkTheme = createTheme('dark', scales.dark);

/** For a part of a page that stays light in the dark theme. */
export const lightTheme = createTheme('light', scales.light);
