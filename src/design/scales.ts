import * as tokens from './tokens';

/** Returns every token by scale as the light theme has it, and what differs between the themes. */
/* @__NO_SIDE_EFFECTS__ */
export function scalesOf({
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

/** The custom properties that hold the tokens of some scales. */
export const variablesOf = (some: Record<string, Record<string, string>>) =>
  Object.fromEntries(
    Object.entries(some).flatMap(([scale, values]) =>
      Object.entries(values).map(([name, value]) => [`--${scale}-${name}`, value]),
    ),
  );
