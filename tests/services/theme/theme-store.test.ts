import { afterEach, expect, it, vi } from 'vitest';
import { storeTheme, readTheme, subscribeToTheme } from '#src/features/theme/theme-store.ts';
import { toggleTheme } from '#src/features/theme/use-theme-choice.ts';
import { storedData } from '#src/services/forms/stored-data.ts';
import { safeStorage } from '#src/services/storage/storage.ts';
import { FakeStorage } from '../fake-storage';

const root = document.documentElement;

afterEach(() => {
  localStorage.clear();
  delete root.dataset['theme'];
  vi.unstubAllGlobals();
});

it('§4.9 theme: the system decides until a theme is chosen', () => {
  expect(readTheme()).toBe('system');
});

it.each(['light', 'dark'] as const)('§14.7 theme: %s is stored and applied', (theme) => {
  storeTheme(theme);
  expect([readTheme(), localStorage.getItem('theme')]).toEqual([theme, theme]);
  expect(root.getAttribute('data-theme')).toBe(theme);
});

it('§14.7 theme: choosing System removes the stored value and the attribute', () => {
  storeTheme('dark');
  storeTheme('system');
  expect([readTheme(), localStorage.length, root.hasAttribute('data-theme')]).toEqual([
    'system',
    0,
    false,
  ]);
});

it('§14.24 theme: with storage denied the choice lasts until the page closes', () => {
  const denied = Object.assign(new FakeStorage(), { denied: true });
  const storage = safeStorage(() => denied);
  storeTheme('dark', { storage, root });
  expect([readTheme({ storage }), root.dataset['theme']]).toEqual(['dark', 'dark']);
});

it('§4.80 theme: with storage denied a choice before hydration is kept', () => {
  const storage = safeStorage(() => Object.assign(new FakeStorage(), { denied: true }));
  root.dataset['theme'] = 'dark';
  expect(readTheme({ storage })).toBe('dark');
});

it.each([
  [true, 'light'],
  [false, 'dark'],
] as const)(
  '§4.9 theme: the switch inverts the system, dark: %s, then returns to it',
  (matches, opposite) => {
    vi.stubGlobal('matchMedia', () => ({ matches }));
    toggleTheme();
    expect(readTheme()).toBe(opposite);
    toggleTheme();
    expect(readTheme()).toBe('system');
  },
);

it('§4.81 theme: each control hears a choice here and in another tab, and a clear, which are applied', () => {
  const heard: string[] = [];
  const stop = subscribeToTheme(() => heard.push(readTheme()));
  storeTheme('dark');
  localStorage.setItem('theme', 'light');
  window.dispatchEvent(new StorageEvent('storage', { key: 'theme' }));
  window.dispatchEvent(new StorageEvent('storage', { key: 'other' }));
  expect(root.dataset['theme']).toBe('light');
  storedData.clear();
  expect([readTheme(), root.dataset['theme']]).toEqual(['system', undefined]);
  stop();
  storeTheme('dark');
  expect(heard).toEqual(['dark', 'light', 'system']);
});
