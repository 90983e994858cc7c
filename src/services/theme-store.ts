import { localStore, type SafeStorage } from './storage';

export type Theme = 'system' | 'light' | 'dark';

type World = { storage: SafeStorage; root: HTMLElement };

const key = 'theme';
const browserWorld = (): World => ({ storage: localStore, root: document.documentElement });

/**
 * Returns the chosen theme; the system's where none, or no known one, is stored. What the script in the
 * head shows and could not store counts, too.
 */
export function readTheme(world: Partial<World> = {}): Theme {
  const { storage, root } = { ...browserWorld(), ...world };
  const chosen = storage.get(key) ?? root.dataset['theme'];
  return chosen === 'light' || chosen === 'dark' ? chosen : 'system';
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
