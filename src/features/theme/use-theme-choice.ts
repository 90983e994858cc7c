import { useSyncExternalStore } from 'react';
import { prefersDark } from '#src/services/browser/motion.ts';
import { sendToTheme, subscribeToTheme, themeSnapshot } from './theme-actor';

export const themes = ['system', 'light', 'dark'] as const;
export const themeLabels = { system: 'System', light: 'Light', dark: 'Dark' } as const;

const currentTheme = () => themes.find((theme) => themeSnapshot().matches(theme));
const prerenderedTheme = () => 'system' as const;

/** Binds the theme switch and the radios. */
export function useThemeChoice() {
  return {
    // Late-hydrating parts know the stored theme, but the server's markup says `system`; React
    // leaves a radio's state alone.
    theme: useSyncExternalStore(subscribeToTheme, currentTheme, prerenderedTheme),
    choose: (theme: (typeof themes)[number]) => sendToTheme({ type: 'theme.chosen', theme }),
    toggle: () => sendToTheme({ type: 'theme.toggled', systemIsDark: prefersDark() }),
  };
}
