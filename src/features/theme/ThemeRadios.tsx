import { VisuallyHidden } from '#src/ui/layout/layout.ts';
import { Choice, Group } from './theme-choice.styles';
import { themes, useThemeChoice } from './use-theme-choice';

const labels = { system: 'System', light: 'Light', dark: 'Dark' } as const;

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
          {labels[name]}
        </Choice>
      ))}
    </Group>
  );
}
