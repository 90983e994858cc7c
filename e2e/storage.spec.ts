import type { APIRequestContext, Page } from 'playwright/test';
import { expect, open, tell, test } from './fixtures';
import {
  demoButton,
  fillDemoForm,
  freshEmail,
  heading,
  heroButton,
  heroEmail,
  thanked,
  visitor,
} from './forms';
import { inbox, outbox, rawStored, stored, storedList } from './records';

const keys = ['demoEmails', 'lastEmailEntered', 'demoSubmissions', 'leadOutbox:1', 'theme'];

/** Shows an empty page of the site's own origin, whose storage can be prepared. */
async function openBlank(page: Page): Promise<void> {
  const body = '<!doctype html><title>Blank</title><link rel="icon" href="data:,">';
  await page.route('**/blank', (route) => route.fulfill({ contentType: 'text/html', body }));
  await page.goto('/blank');
}

/** The whole way from the hero to the thank-you page; both posts must have arrived. */
async function bookDemo(page: Page, request: APIRequestContext): Promise<string> {
  const email = freshEmail();
  await open(page, '/');
  await heroEmail(page).fill(email);
  await heroButton(page).click();
  await expect(page).toHaveURL('/book-demo');
  await fillDemoForm(page, null);
  await demoButton(page).click();
  await thanked(page);
  await expect.poll(() => inbox(request, email)).toHaveLength(2);
  return email;
}

for (const [what, raw] of [
  ['broken JSON', '{"email": "ada@'],
  ['another type', '42'],
  ['a foreign shape', '{"__proto__": {"polluted": true}, "length": 1}'],
] as const) {
  test(`contracts §4: ${what} under every key breaks nothing and is kept as KEY.corrupt`, async ({
    page,
    request,
  }) => {
    await openBlank(page);
    await page.evaluate(
      ([names, value]) => names.forEach((name) => localStorage.setItem(name, value)),
      [keys, raw] as const,
    );
    const email = await bookDemo(page, request);
    expect(await storedList(page, 'demoEmails')).toMatchObject([{ email }]);
    expect(await storedList(page, 'demoSubmissions')).toMatchObject([{ ...visitor, email }]);
    expect(await stored(page, 'lastEmailEntered')).toMatchObject({ email });
    for (const key of ['demoEmails', 'demoSubmissions']) {
      expect(await rawStored(page, `${key}.corrupt`)).toBe(raw);
    }
    await expect.poll(() => outbox(page)).toEqual([]);
    expect(await page.evaluate(() => 'polluted' in {})).toBe(false);
  });
}

test('contracts §4: of a list with foreign entries the readable ones are kept', async ({
  page,
  request,
}) => {
  const earlier = {
    email: 'earlier@ridge-fiber.example',
    timestamp: '2024-01-01T00:00:00.000Z',
    source: 'hero_form_submit',
    completed: true,
  };
  const raw = JSON.stringify([7, earlier, { email: 1 }, null]);
  await openBlank(page);
  await page.evaluate((value) => localStorage.setItem('demoEmails', value), raw);
  const email = await bookDemo(page, request);
  expect(await stored(page, 'demoEmails')).toEqual([earlier, expect.objectContaining({ email })]);
  expect(await rawStored(page, 'demoEmails.corrupt')).toBe(raw);
});

test('contracts §4: a full storage stops no visitor', async ({ page, request }) => {
  await openBlank(page);
  await page.evaluate(() => {
    let size = 1024 * 1024;
    for (let index = 0; size >= 1; index += 1) {
      try {
        localStorage.setItem(`filler${index}`, 'x'.repeat(size));
      } catch {
        size = Math.floor(size / 2);
      }
    }
  });
  await bookDemo(page, request);
  tell('a full storage: the request was delivered all the same');
  expect(await rawStored(page, 'demoSubmissions')).toBeNull();
});

test('contracts §4: a storage that is denied stops no visitor', async ({ page, request }) => {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('The operation is insecure.', 'SecurityError');
        },
      });
    }
  });
  await bookDemo(page, request);
  await page.reload();
  await expect(heading(page)).toContainText('Thank you');
});

test('contracts §4: a storage that is absent stops no visitor', async ({ page, request }) => {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, { value: null });
    }
  });
  await bookDemo(page, request);
});
