import { useEffect } from 'react';
import { prefersDark } from '../../services/motion';
import { readTheme } from '../../services/theme-store';
import { useThemeActor, useThemeSelector } from './theme-context';

export const themes = ['system', 'light', 'dark'] as const;

/** Tells the machine once, after hydration, which theme this browser kept. */
export function useRestoredTheme() {
  const actor = useThemeActor();
  useEffect(() => actor.send({ type: 'theme.restored', theme: readTheme() }), [actor]);
}

export function useThemeChoice() {
  const actor = useThemeActor();
  return {
    theme: useThemeSelector((snapshot) => themes.find((theme) => snapshot.matches(theme))),
    choose: (theme: (typeof themes)[number]) => actor.send({ type: 'theme.chosen', theme }),
    toggle: () => actor.send({ type: 'theme.toggled', systemIsDark: prefersDark() }),
  };
}
