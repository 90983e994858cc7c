import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';
import { themeScript } from '../../src/lib/theme-script';

function shown(localStorage: unknown): string | undefined {
  const document = { documentElement: { dataset: {} as { theme?: string } } };
  runInNewContext(themeScript, { localStorage, document });
  return document.documentElement.dataset.theme;
}

const holding = (theme: string | null) => ({ getItem: () => theme });

it.each(['light', 'dark'])('§4 theme: a stored %s is shown before the first paint', (theme) => {
  expect(shown(holding(theme))).toBe(theme);
});

it.each([null, '', 'system', 'DARK', '"dark"'])(
  '§4 theme: with %j stored, the system decides',
  (theme) => expect(shown(holding(theme))).toBeUndefined(),
);

it('§4 theme: denied storage stops nothing', () => {
  expect(shown(undefined)).toBeUndefined();
});
