import { brand } from '../content/brand';
import { expect, hydrated, open, test } from './fixtures';
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
import { anyTimestamp, inbox, outbox, stored, storedList, watchPosts } from './records';

/** The two choices of the demo request, as the specification lists them (§3). */
const choices = {
  'Number of employees': ['1-10', '11-50', '51-200', '201-500', '501-1000', '1000+'],
  Industry: [
    'Fiber ISP / Co-op',
    'Wireless / 5G Operator',
    'Municipal Broadband',
    'Electric Utility',
    'National Carrier',
    'Education & E-Rate',
    'Healthcare',
    'Other',
  ],
};

test('§4 hero form: a submit saves the lead, posts it and opens /book-demo with the email', async ({
  page,
  request,
}) => {
  const email = freshEmail();
  const posts = watchPosts(page);
  await open(page, '/');
  await heroEmail(page).fill(email);
  await page.mouse.wheel(0, 120);
  await heroButton(page).click();

  await expect(page).toHaveURL('/book-demo');
  await expect(heading(page)).toHaveText('Book a demo');
  await expect(page.getByRole('textbox', { name: 'Work email' })).toHaveValue(email);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  expect(page.url()).not.toContain('@');

  expect(posts).toEqual([
    {
      path: '/forms/lead',
      type: expect.stringMatching(/^application\/json\b/) as unknown,
      accept: expect.anything() as unknown,
      body: {
        email,
        timestamp: anyTimestamp,
        source: 'landing_page_hero',
        _subject: expect.stringMatching(/\S/) as unknown,
        _replyto: email,
      },
    },
  ]);
  const timestamp = posts[0]!.body['timestamp'];
  expect(await stored(page, 'demoEmails')).toEqual([
    { email, timestamp, source: 'hero_form_submit', completed: true },
  ]);
  await expect.poll(() => inbox(request, email)).toHaveLength(1);
  expect((await inbox(request, email))[0]).toMatchObject({ form: 'lead', fields: posts[0]!.body });
  await expect.poll(() => outbox(page)).toEqual([]);
});

test('§4 demo form: a submit stores the request, posts it and opens /thank-you, cleared', async ({
  page,
  request,
}) => {
  const email = freshEmail();
  const posts = watchPosts(page);
  await open(page, '/book-demo');
  await fillDemoForm(page, email);
  await demoButton(page).click();
  await thanked(page);

  const entity = { ...visitor, email, timestamp: anyTimestamp };
  expect(posts).toEqual([
    {
      path: '/forms/demo',
      type: expect.stringMatching(/^application\/json\b/) as unknown,
      accept: 'application/json',
      body: {
        ...entity,
        _subject: expect.stringContaining(visitor.firstName) as unknown,
        _replyto: email,
        _cc: brand.mail.info,
        _autoresponse: expect.stringMatching(
          /thank[^]*24 hours[^]*dedicated team member[^]*custom assessment/i,
        ) as unknown,
      },
    },
  ]);
  const { timestamp } = posts[0]!.body;
  expect(await stored(page, 'demoSubmissions')).toEqual([{ ...visitor, email, timestamp }]);
  await expect.poll(() => outbox(page)).toEqual([]);
  expect(await inbox(request, email)).toEqual([
    expect.objectContaining({ form: 'demo', fields: posts[0]!.body }),
  ]);

  await page.goBack();
  await expect(page.getByRole('textbox', { name: 'First name' })).toHaveValue('');
});

test('§3 demo request: its fields with their options; all but the website are required', async ({
  page,
}) => {
  await open(page, '/book-demo');
  const form = page.locator('form');
  for (const name of ['First name', 'Last name', 'Work email']) {
    await expect(form.getByRole('textbox', { name })).toHaveAttribute('required');
  }
  await expect(form.getByRole('textbox', { name: 'Work email' })).toHaveAttribute('type', 'email');
  await expect(form.getByRole('textbox', { name: 'Website' })).not.toHaveAttribute('required');
  await expect(form.getByText('Optional', { exact: true })).toHaveCount(1);
  await expect(form.getByRole('textbox')).toHaveCount(4);
  await expect(form.getByRole('combobox')).toHaveCount(2);
  for (const [name, options] of Object.entries(choices)) {
    const select = form.getByRole('combobox', { name });
    await expect(select).toHaveAttribute('required');
    await expect(select).toHaveValue('');
    await expect(select.locator('option:not([value=""])')).toHaveText(options);
    for (const option of options) {
      await select.selectOption(option);
      await expect(select).toHaveValue(option);
    }
  }
});

test('§3 demo request: the website may be left out', async ({ page, request }) => {
  const email = freshEmail();
  await open(page, '/book-demo');
  await fillDemoForm(page, email);
  await page.getByRole('textbox', { name: 'Website' }).clear();
  await demoButton(page).click();
  await thanked(page);
  await expect.poll(() => inbox(request, email)).toHaveLength(1);
  expect(await storedList(page, 'demoSubmissions')).toMatchObject([{ website: '' }]);
});

test('§3 lastEmailEntered: each keystroke is kept once the value contains an at sign', async ({
  page,
}) => {
  await open(page, '/');
  await heroEmail(page).pressSequentially('ada');
  expect(await stored(page, 'lastEmailEntered')).toBeNull();
  await heroEmail(page).pressSequentially('@r');
  const record = { timestamp: anyTimestamp, source: 'hero_form', completed: false };
  expect(await stored(page, 'lastEmailEntered')).toEqual({ ...record, email: 'ada@r' });
  await heroEmail(page).pressSequentially('f');
  expect(await stored(page, 'lastEmailEntered')).toEqual({ ...record, email: 'ada@rf' });
  expect(await stored(page, 'demoEmails')).toBeNull();
});

test('§4 hero form: an empty email does nothing', async ({ page }) => {
  const posts = watchPosts(page);
  await open(page, '/');
  await heroButton(page).click();
  await heroEmail(page).press('Enter');
  await expect(page).toHaveURL('/');
  await expect(heroEmail(page)).toBeFocused();
  expect(posts).toEqual([]);
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
});

for (const path of ['/book-demo', '/thank-you?sent=1']) {
  test(`§7 promise: ${path} repeats the reply within 24 hours, the team member and the assessment`, async ({
    page,
  }) => {
    await open(page, path);
    for (const promise of [/within 24 hours/, 'A dedicated team member', 'A custom assessment']) {
      await expect(page.getByText(promise).filter({ visible: true })).not.toHaveCount(0);
    }
  });
}

test('§5 demo form: missing answers are named above the form and beside each field', async ({
  page,
}) => {
  const posts = watchPosts(page);
  await open(page, '/book-demo');
  await demoButton(page).click();

  const summary = page.getByRole('alert');
  await expect(summary).toBeFocused();
  await expect(summary.getByRole('link')).toHaveCount(5);
  for (const name of ['First name', 'Last name', 'Work email']) {
    const field = page.getByRole('textbox', { name });
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await expect(field).toHaveAccessibleDescription(/\S/);
  }
  await expect(page.getByRole('textbox', { name: 'Website' })).not.toHaveAttribute('aria-invalid');
  await summary.getByRole('link').first().click();
  await expect(page.getByRole('textbox', { name: 'First name' })).toBeFocused();

  await expect(page).toHaveURL('/book-demo');
  expect(posts).toEqual([]);
  expect(await stored(page, 'demoSubmissions')).toBeNull();
});

test('§2 book demo: the address just given wins over one in a draft, and an edit over both', async ({
  page,
}) => {
  const [older, newer, edited] = [freshEmail(), freshEmail(), freshEmail()];
  await open(page, '/book-demo');
  await fillDemoForm(page, older);
  await open(page, '/');
  await heroEmail(page).fill(newer);
  await heroButton(page).click();
  const email = page.getByRole('textbox', { name: 'Work email' });
  await expect(page).toHaveURL('/book-demo');
  await expect(email).toHaveValue(newer);
  await expect(page.getByRole('textbox', { name: 'First name' })).toHaveValue(visitor.firstName);
  await email.fill(edited);
  await page.reload();
  await hydrated(page);
  await expect(email).toHaveValue(edited);
});
