import { Moon, Sun } from 'lucide-react';
import { OnDark, OnLight, Toggle } from './theme-choice.styles';
import { useThemeChoice } from './use-theme-choice';

/** The header's switch: flips what is seen now. */
export function ThemeSwitch() {
  const { toggle } = useThemeChoice();
  return (
    <Toggle type="button" aria-label="Switch theme" onClick={toggle}>
      <OnLight>
        <Moon size={20} strokeWidth={1.75} aria-hidden="true" />
      </OnLight>
      <OnDark>
        <Sun size={20} strokeWidth={1.75} aria-hidden="true" />
      </OnDark>
    </Toggle>
  );
}
