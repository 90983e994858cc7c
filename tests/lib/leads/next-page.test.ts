import { expect, test } from 'vitest';
import { nextPage } from '#src/features/leads/next-page.ts';

const site = 'https://midspan.example';

test('specification §15 forms: without JavaScript the site’s own collector redirects to a path', () => {
  expect(nextPage('/demo/thank-you', '/forms/demo', site)).toBe('/demo/thank-you');
});

test('specification §15 forms: an external service redirects to the full address', () => {
  const endpoint = 'https://forms.example/f/1';
  expect(nextPage('/demo/thank-you', endpoint, site)).toBe(`${site}/demo/thank-you`);
});
