import { Moon, Sun, SunMoon } from 'lucide';
import { Icon } from '#src/ui/layout/icon.tsx';
import { OnDark, OnLight, OnSystem, Toggle } from './theme-choice.styles';
import { themeLabels, useThemeChoice } from './use-theme-choice';

/** Renders a switch that shows the chosen theme: the system's, or its opposite. */
export function ThemeSwitch() {
  const { theme, toggle } = useThemeChoice();
  const label = `Switch theme (${themeLabels[theme ?? 'system']})`;
  return (
    <Toggle type="button" aria-label={label} title={label} onClick={toggle}>
      <OnSystem>
        <Icon as={SunMoon} size={20} />
      </OnSystem>
      <OnLight>
        <Icon as={Sun} size={20} />
      </OnLight>
      <OnDark>
        <Icon as={Moon} size={20} />
      </OnDark>
    </Toggle>
  );
}
