import type { APIRequestContext, Page } from 'playwright/test';
import { localKeys, sessionKeys } from '#tests/corpus/stored-values.ts';
import { expect, open, test } from '#e2e/support/browser/fixtures.ts';
import {
  demoButton,
  fillDemoForm,
  uniqueEmail,
  heading,
  heroButton,
  heroEmail,
  expectThankYouPage,
  visitor,
} from '#e2e/support/product/forms.ts';
import {
  fillStorages,
  inbox,
  outbox,
  rawStored,
  stored,
  storedList,
} from '#e2e/support/product/records.ts';

/** Opens an empty page of the site's origin, to prepare its storage. */
async function openBlank(page: Page): Promise<void> {
  const body = '<!doctype html><title>Blank</title><link rel="icon" href="data:,">';
  await page.route('**/blank', (route) => route.fulfill({ contentType: 'text/html', body }));
  await page.goto('/blank');
}

/**
 * Books a demo from the hero to the thank-you page and expects both
 * posts to be delivered; returns the email.
 */
async function bookDemo(page: Page, request: APIRequestContext): Promise<string> {
  const email = uniqueEmail();
  await open(page, '/');
  await heroEmail(page).fill(email);
  await heroButton(page).click();
  await expect(page).toHaveURL('/book-demo');
  await fillDemoForm(page, null);
  await demoButton(page).click();
  await expectThankYouPage(page);
  await expect.poll(() => inbox(request, email)).toHaveLength(2);
  return email;
}

// tests/services/stored-corpus.test.ts runs the whole corpus, each engine five of its values.
test('§14.22 malformed storage: malformed values under every key break nothing and are quarantined as KEY.corrupt', async ({
  page,
  request,
}) => {
  const raw = '{"__proto__": {"polluted": true}, "length": 1}';
  await openBlank(page);
  await page.evaluate(fillStorages, [localKeys, sessionKeys, JSON.stringify(raw)] as const);
  const email = await bookDemo(page, request);
  expect(await storedList(page, 'demoEmails')).toMatchObject([{ email }]);
  expect(await storedList(page, 'demoSubmissions')).toMatchObject([{ ...visitor, email }]);
  expect(await stored(page, 'lastEmailEntered')).toMatchObject({ email });
  for (const key of ['demoEmails', 'demoSubmissions'])
    expect(await rawStored(page, `${key}.corrupt`)).toBe(raw);
  await expect.poll(() => outbox(page)).toEqual([]);
  expect(await page.evaluate(() => 'polluted' in {})).toBe(false);
});

test('§14.24 full storage: a visitor can still book a demo', async ({ page, request }) => {
  await openBlank(page);
  await page.evaluate(() => {
    let size = 1024 * 1024;
    for (let index = 0; size >= 1; index += 1) {
      try {
        localStorage.setItem(`test.filler${index}`, 'x'.repeat(size));
      } catch {
        size = Math.floor(size / 2);
      }
    }
  });
  await bookDemo(page, request);
  expect(await rawStored(page, 'demoSubmissions')).toBeNull();
});

test('§14.24 denied storage: a visitor can still book a demo', async ({ page, request }) => {
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
