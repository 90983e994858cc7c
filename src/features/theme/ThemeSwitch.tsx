import { Moon, Sun, SunMoon } from 'lucide';
import { Icon } from '#src/ui/layout/icon.tsx';
import { OnDark, OnLight, OnSystem, Toggle } from './theme-choice.styles';
import { themeLabels, toggleTheme, useTheme } from './use-theme-choice';

/**
 * Renders a switch that shows the chosen theme: the system's, or its opposite;
 * labeled, with its name.
 */
export function ThemeSwitch({ isLabeled = false }: { isLabeled?: boolean }) {
  const label = `Switch theme (${themeLabels[useTheme()]})`;
  return (
    <Toggle
      type="button"
      isLabeled={isLabeled}
      aria-label={label}
      title={label}
      onClick={toggleTheme}
    >
      <OnSystem>
        <Icon as={SunMoon} size={20} />
        {isLabeled ? themeLabels.system : null}
      </OnSystem>
      <OnLight>
        <Icon as={Sun} size={20} />
        {isLabeled ? themeLabels.light : null}
      </OnLight>
      <OnDark>
        <Icon as={Moon} size={20} />
        {isLabeled ? themeLabels.dark : null}
      </OnDark>
    </Toggle>
  );
}
