import { localStore, type SafeStorage } from './storage';

export type Theme = 'system' | 'light' | 'dark';

type World = { storage: SafeStorage; root: HTMLElement };

const key = 'theme';
const browserWorld = (): World => ({ storage: localStore, root: document.documentElement });

/** Returns the chosen theme; the system's where none, or no known one, is stored. */
export function readTheme({ storage }: Pick<World, 'storage'> = { storage: localStore }): Theme {
  const stored = storage.get(key);
  return stored === 'light' || stored === 'dark' ? stored : 'system';
}

/** Stores the theme and shows it: `data-theme` on the root, absent for the system's. */
export function keepTheme(theme: Theme, { storage, root }: World = browserWorld()): void {
  if (theme === 'system') {
    storage.remove(key);
    delete root.dataset['theme'];
  } else {
    storage.set(key, theme);
    root.dataset['theme'] = theme;
  }
}
