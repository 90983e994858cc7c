import { scales, variablesOf } from './scales';

/** Returns what makes an element light or dark, whatever the theme around it. */
export const themed = (theme: 'light' | 'dark') => ({
  colorScheme: theme,
  ...variablesOf(scales[theme]),
});
