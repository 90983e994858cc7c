import { scales, variablesOf } from './scales';

/** Returns the styles that make an element light or dark regardless of the page's theme. */
export const themed = (theme: 'light' | 'dark') => ({
  colorScheme: theme,
  ...variablesOf(scales[theme]),
});
