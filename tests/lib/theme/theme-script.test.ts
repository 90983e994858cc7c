// @vitest-environment happy-dom
import { runInNewContext } from 'node:vm';
import { afterEach, expect, it, vi } from 'vitest';
import { themeScript } from '#src/features/theme/theme-script.ts';

const root = document.documentElement;
/** Runs the script on a page with two radios; returns a function that selects one. */
function run(localStorage: unknown) {
  document.body.innerHTML =
    '<input type="radio" name="theme" value="system"><input type="radio" name="theme" value="dark">';
  const listen = (type: string, listener: () => void) => addEventListener(type, listener);
  runInNewContext(themeScript, { localStorage, document, addEventListener: listen });
  return (value: string) =>
    document
      .querySelector(`[value=${value}]`)
      ?.dispatchEvent(new Event('change', { bubbles: true }));
}
const holding = (theme: string | null) => ({
  getItem: () => theme,
  setItem: vi.fn(),
  removeItem: vi.fn(),
});

afterEach(() => {
  delete root.dataset['theme'];
  delete root.dataset['hydrated'];
});

it.each(['light', 'dark'])('§4.79 theme: a stored %s applies before the first paint', (theme) => {
  run(holding(theme));
  expect(root.dataset['theme']).toBe(theme);
});

it.each([null, '', 'system', 'DARK', '"dark"'])(
  '§4.79 theme: with %j stored, the system decides',
  (theme) => {
    run(holding(theme));
    expect(root.dataset['theme']).toBeUndefined();
  },
);

it('§4.80 theme: a choice before hydration applies and is stored; later ones are the app’s', () => {
  const storage = holding(null);
  const choose = run(storage);
  choose('dark');
  expect(root.dataset['theme']).toBe('dark');
  expect(storage.setItem).toHaveBeenCalledWith('theme', 'dark');
  choose('system');
  expect(root.dataset['theme']).toBeUndefined();
  expect(storage.removeItem).toHaveBeenCalledWith('theme');
  root.dataset['hydrated'] = '';
  choose('dark');
  expect(root.dataset['theme']).toBeUndefined();
});

it('§4.80 theme: before hydration, a late event of another tab does not undo a choice', () => {
  const choose = run({ ...holding('dark'), setItem: vi.fn() });
  choose('dark');
  dispatchEvent(new StorageEvent('storage', { key: 'theme', newValue: 'light' }));
  expect(root.dataset['theme']).toBe('dark');
});

it('§4.79 theme: it works with storage denied', () => {
  run(undefined)('dark');
  expect(root.dataset['theme']).toBe('dark');
});
