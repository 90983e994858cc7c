import { useSyncExternalStore } from 'react';
import { prefersDark } from '#src/services/browser/motion.ts';
import { readTheme, storeTheme, subscribeToTheme } from './theme-store';

export const themes = ['system', 'light', 'dark'] as const;
export const themeLabels = { system: 'System', light: 'Light', dark: 'Dark' } as const;

const prerenderedTheme = () => 'system' as const;

/** Selects the opposite of the system's theme, or the system's again. */
export function toggleTheme(): void {
  const opposite = prefersDark() ? 'light' : 'dark';
  storeTheme(readTheme() === 'system' ? opposite : 'system');
}

/** Returns the chosen theme. */
export const useTheme = () =>
  // Late-hydrating parts know the stored theme, but the server's markup says `system`; React
  // leaves a radio's state alone.
  useSyncExternalStore(subscribeToTheme, readTheme, prerenderedTheme);
