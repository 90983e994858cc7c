import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';
import { asBuiltScript } from '#src/entries/scripts/as-built-script.ts';

/** Runs the script on a page; returns how what was built is shown there. */
function shown(search: string, stored: string | null | undefined) {
  const dataset: { asBuilt?: string } = {};
  const localStorage = stored === undefined ? undefined : { getItem: () => stored };
  const document = { documentElement: { dataset } };
  runInNewContext(asBuiltScript, { document, localStorage, location: { search } });
  return dataset.asBuilt;
}

it('as built: what a first visitor sees is what was built, also where storage is denied', () => {
  expect(shown('', null)).toBe('shown');
  expect(shown('', undefined)).toBe('shown');
});

it('as built: it is hidden where the address or a stored workspace may ask for something else', () => {
  expect(shown('?range=7d', null)).toBe('hidden');
  expect(shown('?range=7d', undefined)).toBe('hidden');
  expect(shown('', '{}')).toBe('hidden');
});
