import { afterEach, expect, it } from 'vitest';
import { storeTheme, readTheme } from '#src/features/theme/theme-store.ts';
import { safeStorage } from '#src/services/storage/storage.ts';
import { FakeStorage } from '../fake-storage';

const root = document.documentElement;

afterEach(() => {
  localStorage.clear();
  delete root.dataset['theme'];
});

it('§4 theme: it is the system’s until one is chosen', () => {
  expect(readTheme()).toBe('system');
});

it.each(['light', 'dark'] as const)('§4 theme: %s is stored and shown', (theme) => {
  storeTheme(theme);
  expect([readTheme(), localStorage.getItem('theme')]).toEqual([theme, theme]);
  expect(root.getAttribute('data-theme')).toBe(theme);
});

it('§4 theme: back to the system’s, nothing is stored and no attribute is left', () => {
  storeTheme('dark');
  storeTheme('system');
  expect([readTheme(), localStorage.length, root.hasAttribute('data-theme')]).toEqual([
    'system',
    0,
    false,
  ]);
});

it.each(['', 'blue', '"dark"', '__proto__'])('§4 theme: a stored %j is the system’s', (stored) => {
  localStorage.setItem('theme', stored);
  expect(readTheme()).toBe('system');
});

it('§4 theme: denied storage still shows the choice, for the page’s life', () => {
  const denied = Object.assign(new FakeStorage(), { denied: true });
  const storage = safeStorage(() => denied);
  storeTheme('dark', { storage, root });
  expect([readTheme({ storage }), root.dataset['theme']]).toEqual(['dark', 'dark']);
});

it('§4 theme: denied storage keeps what was chosen before the page was alive', () => {
  const storage = safeStorage(() => Object.assign(new FakeStorage(), { denied: true }));
  root.dataset['theme'] = 'dark';
  expect(readTheme({ storage })).toBe('dark');
});
