import { expect, test } from 'vitest';
import { installTrustedTypesPolicy } from '#src/entries/trusted-types.ts';

function policy() {
  let asked: (text: string) => string | null = () => null;
  const name = new Set<string>();
  installTrustedTypesPolicy({
    trustedTypes: {
      createPolicy: (given, { createHTML }) => {
        name.add(given);
        asked = createHTML;
      },
    },
  });
  return { name: [...name], asked };
}

test.each(['{"@type":"Organization","name":"A \\u003cb\\u003e"}', 'words & more > less', ''])(
  'contracts §8 policy: text without markup is let through: %j',
  (text) => {
    expect(policy()).toMatchObject({ name: ['default'] });
    expect(policy().asked(text)).toBe(text);
  },
);

test('contracts §8 policy: React’s empty script element is the one piece of markup', () => {
  expect(policy().asked('<script></script>')).toBe('<script></script>');
});

test.each([
  '<script>alert(1)</script>',
  '<script></script><img src=x onerror=alert(1)>',
  '<img src=x onerror=alert(1)>',
  '"<svg onload=alert(1)>"',
  '</script><script>alert(1)',
  '<!--',
])('contracts §8 policy: markup is refused: %s', (text) => {
  expect(policy().asked(text)).toBeNull();
});

test('contracts §8 policy: a browser that knows no trusted types is left as it is', () => {
  expect(() => installTrustedTypesPolicy({})).not.toThrow();
});
