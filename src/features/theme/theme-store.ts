import { localStore, type SafeStorage } from '#src/services/storage/storage.ts';

export type Theme = 'system' | 'light' | 'dark';

type World = { storage: SafeStorage; root: HTMLElement };

const key = 'theme';
const browserWorld = (): World => ({ storage: localStore, root: document.documentElement });
const asTheme = (stored: string | null | undefined): Theme =>
  stored === 'light' || stored === 'dark' ? stored : 'system';

/** Shows a theme: `data-theme` on the root, absent for the system's. */
function showTheme(theme: Theme, root: HTMLElement): void {
  if (theme === 'system') delete root.dataset['theme'];
  else root.dataset['theme'] = theme;
}

/**
 * Returns the chosen theme; the system's where none, or no known one, is stored. What the script in the
 * head shows and could not store counts, too.
 */
export function readTheme(world: Partial<World> = {}): Theme {
  const { storage, root } = { ...browserWorld(), ...world };
  return asTheme(storage.get(key) ?? root.dataset['theme']);
}

/** Stores the theme and shows it. */
export function storeTheme(theme: Theme, { storage, root }: World = browserWorld()): void {
  if (theme === 'system') storage.remove(key);
  else storage.set(key, theme);
  showTheme(theme, root);
}

/**
 * Calls `listener` with the chosen theme: at once, and after another tab has changed it, when it is
 * shown here, too. Returns what stops that.
 */
export function watchTheme(listener: (theme: Theme) => void): () => void {
  const follow = ({ key: changed }: StorageEvent) => {
    if (changed !== key && changed !== null) return;
    const { storage, root } = browserWorld();
    const theme = asTheme(storage.get(key));
    showTheme(theme, root);
    listener(theme);
  };
  window.addEventListener('storage', follow);
  listener(readTheme());
  return () => window.removeEventListener('storage', follow);
}
