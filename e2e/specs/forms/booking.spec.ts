import { brand } from '#content/brand.ts';
import { thankYou } from '#content/site/book-demo.ts';
import { expect, open, test, waitForHydration } from '#e2e/support/browser/fixtures.ts';
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
import { anyTimestamp, inbox, outbox, stored, watchPosts } from '#e2e/support/product/records.ts';

const anyText = expect.stringMatching(/\S/) as unknown;
const anyJson = expect.stringMatching(/^application\/json\b/) as unknown;

test('§4.14 booking: hero form and demo form store and post their records and reach the thank-you page, which survives a reload', async ({
  page,
  request,
}) => {
  const email = uniqueEmail();
  const posts = watchPosts(page);
  await open(page, '/');
  await heroEmail(page).fill(email);
  await page.mouse.wheel(0, 120);
  await heroButton(page).click();
  await expect(page).toHaveURL('/book-demo');
  await expect(heading(page)).toHaveText('Book a demo');
  await expect(page.getByRole('textbox', { name: 'Work email' })).toHaveValue(email);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);

  const record = { email, timestamp: anyTimestamp };
  expect(posts).toEqual([
    {
      path: '/forms/lead',
      type: anyJson,
      accept: expect.anything() as unknown,
      body: { ...record, source: 'landing_page_hero', _subject: anyText, _replyto: email },
    },
  ]);
  const [lead] = posts.splice(0);
  expect(await stored(page, 'demoEmails')).toEqual([
    { email, timestamp: lead!.body['timestamp'], source: 'hero_form_submit', completed: true },
  ]);

  await fillDemoForm(page, null);
  await demoButton(page).click();
  await expectThankYouPage(page);
  expect(posts).toEqual([
    {
      path: '/forms/demo',
      type: anyJson,
      accept: 'application/json',
      body: {
        ...visitor,
        ...record,
        _subject: expect.stringContaining(visitor.firstName) as unknown,
        _replyto: email,
        _cc: brand.mail.info,
        _autoresponse: expect.stringMatching(
          /thank[^]*24 hours[^]*dedicated team member[^]*custom assessment/i,
        ) as unknown,
      },
    },
  ]);
  const [demo] = posts;
  expect(await stored(page, 'demoSubmissions')).toEqual([
    { ...visitor, email, timestamp: demo!.body['timestamp'] },
  ]);
  await expect.poll(() => outbox(page)).toEqual([]);
  expect(await inbox(request, email)).toEqual([
    expect.objectContaining({ form: 'demo', fields: demo!.body }),
    expect.objectContaining({ form: 'lead', fields: lead!.body }),
  ]);

  const reading = page.getByRole('navigation', { name: thankYou.reading }).getByRole('link');
  await expect(reading).toHaveText(['Fiber ISPs']);
  await page.reload();
  await expectThankYouPage(page);
  await expect(reading).toHaveText(['Fiber ISPs']);
  // Before hydration Back would load a new document, and Forward would cancel it.
  await waitForHydration(page);
  await page.goBack();
  await expect(page.getByRole('textbox', { name: 'First name' })).toHaveValue('');
  await page.goForward();
  await expectThankYouPage(page);
});
