import {
  consoleColors,
  dark,
  fontSizes,
  inTheme,
  light,
  radii,
  shadows,
  sizes,
  space,
  transitions,
  zIndices,
} from './tokens';

// A spread would stay in the scripts of pages, where no rule is made.
const colors = /* @__PURE__ */ (() => ({ ...light, ...consoleColors }))();
const lightShadows = inTheme(shadows, 0);

/** All tokens by scale with light-theme values, and the tokens that differ between themes. */
export const scales = {
  all: {
    colors,
    shadows: lightShadows,
    space,
    sizes,
    fontSizes,
    radii,
    transitions,
    zIndices,
  },
  light: { colors: light, shadows: lightShadows },
  dark: { colors: dark, shadows: inTheme(shadows, 1) },
};

/** Returns the tokens of the given scales as CSS custom properties. */
export const variablesOf = (some: Record<string, Record<string, string>>) =>
  Object.fromEntries(
    Object.entries(some).flatMap(([scale, values]) =>
      Object.entries(values).map(([name, value]) => [`--${scale}-${name}`, value]),
    ),
  );
