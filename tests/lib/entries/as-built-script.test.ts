import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';
import { asBuiltScript } from '#src/hydration/as-built.ts';

/** Runs the script on a page and returns how it shows the prerendered content. */
function timeAfter(search: string, stored: string | null | undefined) {
  const dataset: { asBuilt?: string } = {};
  const localStorage = stored === undefined ? undefined : { getItem: () => stored };
  const document = { documentElement: { dataset } };
  runInNewContext(asBuiltScript, { document, localStorage, location: { search } });
  return dataset.asBuilt;
}

it('as built: a first visitor sees the prerendered content, also with storage denied', () => {
  expect(timeAfter('', null)).toBe('shown');
  expect(timeAfter('', undefined)).toBe('shown');
});

it('as built: the prerendered content is hidden if the address or storage may change it', () => {
  expect(timeAfter('?range=7d', null)).toBe('hidden');
  expect(timeAfter('?range=7d', undefined)).toBe('hidden');
  expect(timeAfter('', '{}')).toBe('hidden');
});
