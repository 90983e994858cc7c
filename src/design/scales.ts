import * as tokens from './tokens';

/**
 * Returns all tokens by scale with light-theme values, and the tokens that differ between themes.
 */
/* @__NO_SIDE_EFFECTS__ */
function scalesOf({
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
}: typeof tokens) {
  const colors = { ...light, ...consoleColors };
  const lightShadows = inTheme(shadows, 0);
  return {
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
}

export const scales = scalesOf(tokens);

/** Returns the tokens of the given scales as CSS custom properties. */
export const variablesOf = (some: Record<string, Record<string, string>>) =>
  Object.fromEntries(
    Object.entries(some).flatMap(([scale, values]) =>
      Object.entries(values).map(([name, value]) => [`--${scale}-${name}`, value]),
    ),
  );
