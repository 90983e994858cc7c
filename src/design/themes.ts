import { scales, variablesOf } from './scales';
import { light, printedConsole } from './tokens';

/** Returns the styles that make an element light or dark regardless of the page's theme. */
export const themed = (theme: 'light' | 'dark') => ({
  colorScheme: theme,
  ...variablesOf(scales[theme]),
});

/** Returns the styles that give consoles the light theme's colors on paper. */
export const printedConsoles = () =>
  variablesOf({
    colors: Object.fromEntries(
      Object.entries(printedConsole).map(([name, color]) => [name, light[color]]),
    ),
  });
