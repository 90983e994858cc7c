import { dark, light, shadows } from './tokens';

const colors = { light, dark };

/** Returns what makes an element light or dark, whatever the theme around it. */
export const themed = (theme: keyof typeof colors) => ({
  colorScheme: theme,
  ...Object.fromEntries(
    Object.entries(colors[theme]).map(([name, hex]) => [`--colors-${name}`, hex]),
  ),
  '--shadows-pop': shadows[theme].pop,
  '--shadows-console': shadows[theme].console,
});
