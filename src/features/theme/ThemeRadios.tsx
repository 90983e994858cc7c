import { VisuallyHidden } from '#src/ui/layout/layout.ts';
import { Choice, Group } from './theme-choice.styles';
import { storeTheme } from './theme-store';
import { themeLabels, themes, useTheme } from './use-theme-choice';

/** Renders the footer's theme radios: system, light or dark. */
export function ThemeRadios() {
  const theme = useTheme();
  return (
    <Group>
      <VisuallyHidden as="legend">Theme</VisuallyHidden>
      {themes.map((name) => (
        <Choice key={name}>
          <input
            type="radio"
            name="theme"
            value={name}
            checked={theme === name}
            onChange={() => storeTheme(name)}
          />
          {themeLabels[name]}
        </Choice>
      ))}
    </Group>
  );
}
