import { createTheme } from './stitches.config';
import { dark, light, shadows } from './tokens';

/** For a part of a page that is dark in the light theme. */
export const darkTheme = createTheme('dark', { colors: dark, shadows: shadows.dark });

/** For a part of a page that stays light in the dark theme. */
export const lightTheme = createTheme('light', { colors: light, shadows: shadows.light });
