import fc from 'fast-check';
import { expect, it } from 'vitest';
import { legacySolutions } from '#content/redirects.ts';
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
  ['/bookdemo', '/book-demo'],
  ['/career', '/careers'],
  ['/network-os', '/solutions/network-os'],
  ['/solutions/NetworkOS', '/solutions/network-os'],
  ['/solutions/human-os-onbord', '/solutions/human-os-onboard'],
  ['/industries/utilities', '/customers/utilities'],
  ['//solutions//standards-os//', '/solutions/standards-os'],
])('§12.18 not found: the nearest path to %s is %s', (path, nearest) => {
  expect(nearestPath(path, paths)).toBe(nearest);
});

it.each([['/'], [''], ['/customers/acme'], ['/%E0%A4%A'], ['/日本語']])(
  '§12.18 not found: no path is near %s',
  (path) => {
    expect(nearestPath(path, paths)).toBeNull();
  },
);

it('§12.18 not found: a path of 60,000 characters is rejected quickly', () => {
  expect(nearestPath('/about'.repeat(10_000), paths)).toBeNull();
  expect(nearestPath(`/${'about'.repeat(10_000)}`, paths)).toBeNull();
});

it('§12.18 not found: any path yields a known one or none', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (path) => {
      expect([null, ...paths]).toContain(nearestPath(path, paths));
    }),
  );
});
