import { localKeys, malformedValues, sessionKeys } from '#tests/corpus/stored-values.ts';
import { uniqueEmail } from '../support/product/forms';
import { fillStorages } from '../support/product/records';
import { eventually, expect, test } from './engine';

/** Values that engines may store or parse differently, or that may overflow their stacks. */
const values = [
  '__proto__ in a list',
  'ten thousand objects deep',
  'lone surrogates',
  'NULs and control characters',
  'two hundred thousand characters',
] as const;

/** Pages that read from storage. */
const paths = ['/privacy', '/dashboard', '/chatbot-setup', '/conversations', '/account-setup'];

for (const name of values) {
  test(`§14.23 malformed storage: with ${name} under every key, the next submission is stored`, async ({
    enginePage: page,
    open,
  }) => {
    const raw = malformedValues[name]!;
    const email = uniqueEmail();
    await page.evaluate(fillStorages, [localKeys, sessionKeys, JSON.stringify(raw)] as const);
    await open('/');
    await page.fill('Work email', email);
    await page.click('button', 'Get a demo');
    await eventually(() =>
      page.evaluate(
        () =>
          document.querySelector<HTMLInputElement>('input[type=email]')?.value + location.pathname,
      ),
    ).toBe(`${email}/book-demo`);
    const stored = (key: string) =>
      page
        .evaluate((item: string) => JSON.stringify(localStorage.getItem(item)), key)
        .then((text) => JSON.parse(text) as string);
    expect(JSON.parse(await stored('demoEmails'))).toMatchObject([{ email }]);
    for (const key of ['demoEmails', 'lastEmailEntered', 'leadOutbox:1'])
      expect(await stored(`${key}.corrupt`), key).toBe(raw);
    expect(await page.evaluate(() => 'polluted' in {})).toBe(false);
  });
}

test('§14.23 malformed storage: pages that read a malformed value stay usable', async ({
  enginePage: page,
  open,
}) => {
  const raw = malformedValues['ten thousand objects deep']!;
  await page.evaluate(fillStorages, [localKeys, sessionKeys, JSON.stringify(raw)] as const);
  for (const path of paths) {
    await open(path);
    const text = await page.evaluate(() => document.querySelector('main')?.innerText);
    expect(text, path).not.toContain('Something went wrong');
  }
});
