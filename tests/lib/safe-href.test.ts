import fc from 'fast-check';
import { expect, it } from 'vitest';
import { safeHref } from '../../src/lib/safe-href';

it.each([
  ['https://midspan.example/a?b#c'],
  ['http://localhost:4173/'],
  ['HTTPS://MIDSPAN.EXAMPLE'],
  ['mailto:info@midspan.example'],
  ['/about'],
  ['/'],
  ['#demo-video'],
  ['?sent=1'],
])('§7 links: %s is followed', (href) => {
  expect(safeHref(href)).toBe(href);
  expect(safeHref(` ${href}\n`)).toBe(href);
});

it.each([
  ['javascript:alert(1)'],
  ['JaVaScRiPt:alert(1)'],
  ['java\tscript:alert(1)'],
  ['\u0001javascript:alert(1)'],
  ['data:text/html,x'],
  ['vbscript:x'],
  ['file:///etc/passwd'],
  ['blob:https://midspan.example/1'],
  ['//evil.example'],
  ['/\\evil.example'],
  ['\\\\evil.example'],
  ['/\t/evil.example'],
  ['about'],
  ['https://'],
  [''],
])('§7 links: %j is not followed', (href) => {
  expect(safeHref(href)).toBeNull();
});

it('§7 links: whatever is followed stays on the site or is http, https or mailto', () => {
  const part = fc.constantFrom(
    '/',
    '\\',
    ':',
    '#',
    '?',
    '\t',
    '\n',
    ' ',
    'javascript',
    'http',
    'a',
  );
  const href = fc.oneof(
    fc.string(),
    fc.array(part).map((parts) => parts.join('')),
    fc.webUrl(),
  );
  fc.assert(
    fc.property(href, (text) => {
      const safe = safeHref(text);
      if (safe === null) return;
      const url = new URL(safe, 'https://same.example/page');
      const onSite = url.origin === 'https://same.example';
      const absolute = /^(https?|mailto):/i.test(safe);
      expect(onSite || absolute).toBe(true);
    }),
    { numRuns: 10_000 },
  );
});
