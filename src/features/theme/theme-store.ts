import { localStore, type SafeStorage } from '#src/services/storage/storage.ts';

export type Theme = 'system' | 'light' | 'dark';

type Deps = { storage: SafeStorage; root: HTMLElement };

const key = 'theme';
const listeners = new Set<() => void>();
const browserDeps = (): Deps => ({ storage: localStore, root: document.documentElement });
const asTheme = (stored: string | null | undefined): Theme =>
  stored === 'light' || stored === 'dark' ? stored : 'system';

/** Applies a theme: `data-theme` on the root, absent for the system theme. */
function showTheme(theme: Theme, root: HTMLElement): void {
  if (theme === 'system') delete root.dataset['theme'];
  else root.dataset['theme'] = theme;
}

/**
 * Returns the stored theme; `system` if none or an unknown one is stored. A theme applied by the
 * script in the head counts even if it could not be stored.
 */
export function readTheme(deps: Partial<Deps> = {}): Theme {
  const { storage, root } = { ...browserDeps(), ...deps };
  return asTheme(storage.get(key) ?? root.dataset['theme']);
}

/** Stores and applies the theme. */
export function storeTheme(theme: Theme, { storage, root }: Deps = browserDeps()): void {
  if (theme === 'system') storage.remove(key);
  else storage.set(key, theme);
  showTheme(theme, root);
  listeners.forEach((listener) => listener());
}

/**
 * Calls `listener` after each change, in this or another tab; the other tab's is also applied here.
 * Returns a disposer.
 */
export function subscribeToTheme(listener: () => void): () => void {
  const follow = ({ key: changed }: StorageEvent) => {
    if (changed !== key && changed !== null) return;
    const { storage, root } = browserDeps();
    showTheme(asTheme(storage.get(key)), root);
    listener();
  };
  listeners.add(listener);
  window.addEventListener('storage', follow);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', follow);
  };
}
