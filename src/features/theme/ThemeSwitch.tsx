import { Moon, Sun } from 'lucide';
import { Icon } from '#src/ui/layout/icon.tsx';
import { OnDark, OnLight, Toggle } from './theme-choice.styles';
import { useThemeChoice } from './use-theme-choice';

/** Renders the header's theme switch: toggles the visible theme. */
export function ThemeSwitch() {
  const { toggle } = useThemeChoice();
  return (
    <Toggle type="button" aria-label="Switch theme" onClick={toggle}>
      <OnLight>
        <Icon as={Moon} size={20} />
      </OnLight>
      <OnDark>
        <Icon as={Sun} size={20} />
      </OnDark>
    </Toggle>
  );
}
