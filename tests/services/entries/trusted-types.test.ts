import { expect, test } from 'vitest';
import { installTrustedTypesPolicy } from '#src/entries/trusted-types.ts';

function policy() {
  let createHtml: (text: string) => string | null = () => null;
  let createScriptUrl = createHtml;
  const name = new Set<string>();
  installTrustedTypesPolicy({
    trustedTypes: {
      createPolicy: (policyName, { createHTML, createScriptURL }) => {
        name.add(policyName);
        createHtml = createHTML;
        createScriptUrl = createScriptURL;
      },
    },
  });
  return { name: [...name], createHtml, createScriptUrl };
}

test.each(['{"@type":"Organization","name":"A \\u003cb\\u003e"}', 'words & more > less', ''])(
  '§18.9 policy: text without markup passes: %j',
  (text) => {
    expect(policy()).toMatchObject({ name: ['default'] });
    expect(policy().createHtml(text)).toBe(text);
  },
);

test('§18.9 policy: React’s empty script element is the only markup that passes', () => {
  expect(policy().createHtml('<script></script>')).toBe('<script></script>');
});

test.each([
  '<script>alert(1)</script>',
  '<script></script><img src=x onerror=alert(1)>',
  '<img src=x onerror=alert(1)>',
  '"<svg onload=alert(1)>"',
  '</script><script>alert(1)',
  '<!--',
])('§18.9 policy: markup is rejected: %s', (text) => {
  expect(policy().createHtml(text)).toBeNull();
});

test('§18.9 policy: only a script of this build becomes a worker', () => {
  const { createScriptUrl } = policy();
  expect(createScriptUrl('/assets/pdf.worker-a1_B.js')).toBe('/assets/pdf.worker-a1_B.js');
  for (const url of ['//evil.example/assets/a.js', '/assets/../a.js', 'data:,', 'blob:x', '/a.js'])
    expect(createScriptUrl(url)).toBeNull();
});

test('§18.9 policy: a browser without trusted types is left alone', () => {
  expect(() => installTrustedTypesPolicy({})).not.toThrow();
});
