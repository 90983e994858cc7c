import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import {
  assemblePage,
  cspHash,
  inlineScripts,
  withoutTimestamps,
} from '#src/server/build/page-html.ts';

const rendered =
  '<!DOCTYPE html><html><head><meta charSet="utf-8"/><title>A</title></head><body>' +
  '<script type="application/ld+json">{"a":"$1"}</script><script>window.b=1,u:1700000000000</script>' +
  '<script src="/c.js"></script></body></html>';

function assembled(css = '.a{content:"$&"}', source = rendered) {
  let hashes = { scriptHashes: [''], styleHashes: [''] };
  const page = assemblePage({
    html: source,
    baseRules: 'b{}',
    sheets: new Map([['/assets/page.css', css]]),
    headScripts: ['early()'],
    scripts: ['/assets/page.js', '/assets/client.js'],
    policy: (values) => {
      hashes = values;
      return "script-src 'self'; frame-ancestors 'none'";
    },
    metaPolicy: (policy) => policy.split('; ')[0] ?? '',
  });
  return { ...page, hashes };
}

describe('§18.8: prerendered page', () => {
  test('its policy has the hash of every inline script and style', () => {
    const { html, hashes } = assembled();
    const ran = ['early()', 'window.b=1,u:0'].map(cspHash);
    expect(new Set(hashes.scriptHashes)).toEqual(new Set(ran));
    expect(hashes.styleHashes).toEqual([cspHash('b{}.a{content:"$&"}')]);
    for (const script of inlineScripts(html))
      expect(hashes.scriptHashes).toContain(cspHash(script));
  });

  test('the policy directly follows the charset, before everything that it governs', () => {
    const { html } = assembled();
    expect(html).toMatch(
      /<meta charSet="utf-8"\/><meta http-equiv="Content-Security-Policy" content="script-src 'self'"\/><script>early\(\)<\/script>/,
    );
  });

  test('styles and URLs are inserted verbatim', () => {
    const { html } = assembled();
    expect(html).toContain('<style>b{}.a{content:"$&"}</style>');
    expect(html).toContain('<link rel="modulepreload" href="/assets/page.js"/>');
    expect(html).toContain('<script type="module" src="/assets/client.js"></script></head>');
  });

  test('an inlined style sheet is reported to the chunk loader and not fetched', () => {
    const { html } = assembled();
    expect(html).toContain('<link rel="stylesheet" href="/assets/page.css" disabled=""/>');
  });

  test('it has one doctype, whether or not the renderer wrote one', () => {
    const bare = rendered.replace('<!DOCTYPE html>', '');
    for (const source of [rendered, bare]) {
      expect(assembled(undefined, source).html).toMatch(/^<!doctype html><html>(?!.*<!doctype)/i);
    }
  });

  test('§18.7 two builds of the same page have the same bytes', () => {
    expect(withoutTimestamps('{i:"x",u:1795235421960,s:1}')).toBe('{i:"x",u:0,s:1}');
    expect(assembled().html).not.toContain('1700000000000');
  });

  test('a hash equals the browser’s', () => {
    const digest = createHash('sha256').update('early()').digest('base64');
    expect(cspHash('early()')).toBe(`sha256-${digest}`);
  });
});
