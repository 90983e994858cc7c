import fc from 'fast-check';
import { expect, it } from 'vitest';
import { legacySolutions } from '#content/redirects.ts';
import { editDistance } from '#src/lib/text/edit-distance.ts';
import { nearestPath } from '#src/lib/text/nearest-path.ts';

const paths = [
  '/',
  '/demo',
  '/sign-in',
  '/sign-up',
  '/book-demo',
  '/about',
  '/careers',
  '/newsroom',
  ...Object.values(legacySolutions).map((slug) => `/solutions/${slug}`),
  ...['fiber-isps', 'carriers', 'wireless', 'utilities'].map((slug) => `/customers/${slug}`),
];

it.each([
  ['/abuot', '/about'],
  ['/ABOUT/', '/about'],
  ['/about.html', '/about'],
  ['/about?x=1#y', '/about'],
  ['/bookdemo', '/book-demo'],
  ['/book_demo', '/book-demo'],
  ['/career', '/careers'],
  ['/signin', '/sign-in'],
  ['/network-os', '/solutions/network-os'],
  ['/solutions/NetworkOS', '/solutions/network-os'],
  ['/solution/network-os', '/solutions/network-os'],
  ['/products/field-os', '/solutions/field-os'],
  ['/solutions/human-os-onbord', '/solutions/human-os-onboard'],
  ['/customers/fiber', '/customers/fiber-isps'],
  ['/industries/utilities', '/customers/utilities'],
  ['//solutions//standards-os//', '/solutions/standards-os'],
])('§12 not found: the nearest path to %s is %s', (path, nearest) => {
  expect(nearestPath(path, paths)).toBe(nearest);
});

it.each([
  ['/'],
  [''],
  ['/pricing'],
  ['/wp-admin/setup.php'],
  ['/x'],
  ['/qwertyuiop'],
  ['/customers/acme'],
  ['/%E0%A4%A'],
  ['/日本語'],
])('§12 not found: no path is near %s', (path) => {
  expect(nearestPath(path, paths)).toBeNull();
});

it('§12 not found: a path of 60,000 characters is rejected quickly', () => {
  expect(nearestPath('/about'.repeat(10_000), paths)).toBeNull();
  expect(nearestPath(`/${'about'.repeat(10_000)}`, paths)).toBeNull();
});

it('§12 not found: every known path is its own nearest', () => {
  for (const path of paths.slice(1)) expect(nearestPath(path, paths)).toBe(path);
});

it('§12 not found: any path yields a known one or none', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (path) => {
      expect([null, ...paths]).toContain(nearestPath(path, paths));
    }),
  );
});

it('§12 not found: the edit distance is a metric', () => {
  const word = fc.string({ maxLength: 12 });
  fc.assert(
    fc.property(word, word, word, (a, b, c) => {
      expect(editDistance(a, a)).toBe(0);
      expect(editDistance(a, b)).toBe(editDistance(b, a));
      expect(editDistance(a, c)).toBeLessThanOrEqual(editDistance(a, b) + editDistance(b, c));
    }),
  );
  expect(editDistance('kitten', 'sitting')).toBe(3);
});
