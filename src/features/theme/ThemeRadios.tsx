import { VisuallyHidden } from '#src/ui/layout/layout.ts';
import { Choice, Group } from './theme-choice.styles';
import { themeLabels, themes, useThemeChoice } from './use-theme-choice';

/** Renders the footer's theme radios: system, light or dark. */
export function ThemeRadios() {
  const { theme, choose } = useThemeChoice();
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
            onChange={() => choose(name)}
          />
          {themeLabels[name]}
        </Choice>
      ))}
    </Group>
  );
}
