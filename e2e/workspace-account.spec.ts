import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright/test';
import { billingWords, profileWords, securityWords } from '../content/account';
import { billing } from '../content/sample/billing';
import { sampleWorkspace } from '../content/sample/workspace';
import { expectNoFindingsAtBothSizes } from './findings';
import { expect, open, test } from './fixtures';
import { heading } from './forms';

const path = '/account-setup';
const { profile: sample } = sampleWorkspace;
const password = securityWords.password;
const good = 'four dry poles at dawn';

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const zone = (page: Page) => page.getByRole('combobox', { name: 'Time zone' });
const save = (page: Page) => page.getByRole('button', { name: 'Save changes' });
const secret = (page: Page, name: string) => page.getByLabel(name, { exact: true });
const twoFactor = (page: Page) => page.getByRole('switch', { name: 'Two-factor authentication' });
const region = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const size = (page: Page) => page.getByRole('combobox', { name: 'Sample size' });
const leaveDialog = (page: Page) => page.getByRole('dialog', { name: profileWords.leaving.title });
const stored = (page: Page) =>
  page.evaluate(() => JSON.stringify([Object.entries(localStorage), location.href]));

/** Every call the page makes from now on that fetches no file of the site. */
function watchCalls(page: Page): string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    const isFile = request.method() === 'GET' && /\.\w+$/.test(new URL(request.url()).pathname);
    if (!isFile && !request.url().startsWith('data:')) calls.push(request.url());
  });
  return calls;
}

test('§2 account settings: profile, billing and security, each found under its hash', async ({
  page,
}) => {
  await open(page, path);
  await expect(heading(page)).toHaveText('Account Settings');
  const nav = page.getByRole('navigation', { name: 'Account sections' });
  await expect(nav.getByRole('link')).toHaveText(['Profile', 'Billing', 'Security']);
  await expect(nav.getByRole('link', { name: 'Profile' })).toHaveAttribute(
    'aria-current',
    'location',
  );
  await nav.getByRole('link', { name: 'Security' }).click();
  await expect(page).toHaveURL(`${path}#security`);
  const title = page.getByRole('heading', { name: 'Security', level: 2 });
  await expect(title).toBeInViewport();
  await expect(title).toBeFocused();
  await expect(nav.locator('[aria-current]')).toHaveText('Security');
  await page.reload();
  await expect(title).toBeInViewport();
  await expect(nav.locator('[aria-current]')).toHaveText('Security');
  await page.evaluate(() => window.scrollTo(0, 0));
  await nav.getByRole('link', { name: 'Security' }).click();
  await expect(title).toBeInViewport();
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Profile', level: 2 })).toBeInViewport();
});

test('§2 account settings: an address with a hash opens at its section', async ({ page }) => {
  await open(page, `${path}#billing`);
  await expect(page.getByRole('heading', { name: 'Billing', level: 2 })).toBeInViewport();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(200);
});

test('§2 account settings: the mark follows the reader', async ({ page }) => {
  await open(page, path);
  const mark = page.getByRole('navigation', { name: 'Account sections' }).locator('[aria-current]');
  await expect(mark).toHaveText('Profile');
  await twoFactor(page).scrollIntoViewIfNeeded();
  await expect(mark).toHaveText('Security');
  await region(page, 'Billing history').scrollIntoViewIfNeeded();
  await expect(mark).toHaveText('Billing');
});

test('§3 profile: its fields show the sample, and forms are 640 px wide', async ({ page }) => {
  await open(page, path);
  await expect(field(page, 'First name')).toHaveValue(sample.firstName);
  await expect(field(page, 'Last name')).toHaveValue(sample.lastName);
  await expect(field(page, 'Email')).toHaveValue(sample.email);
  await expect(field(page, 'Company')).toHaveValue(sample.company);
  await expect(field(page, 'Job title')).toHaveValue(sample.jobTitle);
  await expect(zone(page)).toHaveValue('America/Los_Angeles');
  await expect(zone(page).getByRole('option')).toHaveText([
    'Los Angeles, Pacific time (UTC−8)',
    'New York, Eastern time (UTC−5)',
    'London, British time (UTC+0)',
    'Singapore time (UTC+8)',
  ]);
  const box = await region(page, 'Profile').locator('section').boundingBox();
  expect(box?.width).toBe(640);
});

test('§3 profile: what is saved is kept in this browser and called nowhere', async ({ page }) => {
  await open(page, path);
  const calls = watchCalls(page);
  await field(page, 'First name').fill('  Ana ');
  await expect(region(page, 'Profile').getByText(profileWords.unsaved)).toBeVisible();
  await field(page, 'Job title').fill('');
  await save(page).click();
  await expect(page.getByRole('status').filter({ hasText: profileWords.saved })).toBeVisible();
  await expect(field(page, 'First name')).toHaveValue('Ana');
  await page.reload();
  await expect(field(page, 'First name')).toHaveValue('Ana');
  await expect(field(page, 'Job title')).toHaveValue('');
  await expect(page.getByText(profileWords.saved)).toHaveCount(0);
  expect(calls.filter((call) => !call.endsWith(path))).toEqual([]);
});

test('§3 profile: what is wrong is said in words, above the form and beside the field', async ({
  page,
}) => {
  const { messages } = profileWords;
  await open(page, path);
  await field(page, 'First name').fill(' ');
  await field(page, 'Email').fill('dana@');
  await field(page, 'Company').fill('x'.repeat(2001));
  await page.keyboard.press('Enter');
  const summary = page.getByRole('alert');
  await expect(summary).toBeFocused();
  await expect(summary.getByRole('link')).toHaveText([
    messages.firstName.missing,
    messages.email.malformed,
    'Company can have 2,000 characters at most.',
  ]);
  await expect(field(page, 'First name')).toHaveAccessibleDescription(messages.firstName.missing);
  expect(await stored(page)).not.toContain('dana@');
  await summary.getByRole('link').nth(1).click();
  await expect(field(page, 'Email')).toBeFocused();
  await save(page).click();
  await expect(summary).toBeFocused();
  await field(page, 'Email').fill('dana@ridge.example');
  await expect(field(page, 'Email')).toHaveAccessibleDescription('');
  await page.getByRole('button', { name: 'Discard changes' }).click();
  await expect(summary).toHaveCount(0);
  await expect(field(page, 'First name')).toHaveValue(sample.firstName);
});

test('§3 profile: the time zone changes every time shown', async ({ page }) => {
  const times = page.getByText('Times appear as:');
  await open(page, path);
  await expect(times).toHaveText('Times appear as: Nov 20, 16:00');
  await zone(page).selectOption('Asia/Singapore');
  await expect(times).toHaveText('Times appear as: Nov 21, 08:00');
  await save(page).click();
  await expect(page.getByText(profileWords.saved)).toBeVisible();
  await page.reload();
  await expect(zone(page)).toHaveValue('Asia/Singapore');
  await expect(times).toHaveText('Times appear as: Nov 21, 08:00');
});

test('§3 profile: storage that keeps nothing is told, and breaks nothing', async ({ page }) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  await open(page, path);
  await field(page, 'First name').fill('Ana');
  await save(page).click();
  await expect(page.getByText(profileWords.unkept)).toBeVisible();
  await expect(field(page, 'First name')).toHaveValue('Ana');
});

for (const how of ['full', 'denied'] as const)
  test(`§4 two-factor: storage that is ${how} is told beside the switch, which works`, async ({
    page,
  }) => {
    await page.addInitScript((kind) => {
      if (kind === 'full')
        Storage.prototype.setItem = () => {
          throw new DOMException('full', 'QuotaExceededError');
        };
      else
        Object.defineProperty(window, 'localStorage', {
          get: () => {
            throw new DOMException('denied', 'SecurityError');
          },
        });
    }, how);
    await open(page, path);
    const told = region(page, 'Two-factor authentication')
      .getByRole('status')
      .filter({ hasText: securityWords.twoFactor.unkept });
    await expect(told).toHaveCount(0);
    await twoFactor(page).click();
    await expect(twoFactor(page)).toBeChecked();
    await expect(told).toBeVisible();
    await twoFactor(page).click();
    await expect(twoFactor(page)).not.toBeChecked();
    await expect(told).toBeVisible();
  });

test('§3 profile: unsaved work is not lost by a link, Back or a reload', async ({ page }) => {
  await open(page, '/dashboard');
  const link = (name: string) =>
    page.getByRole('navigation', { name: 'Workspace' }).getByRole('link', { name });
  await link('Account Settings').click();
  await field(page, 'First name').fill('Ana');
  const home = link('Home');
  await home.click();
  await expect(leaveDialog(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(leaveDialog(page)).toHaveCount(0);
  await expect(home).toBeFocused();
  await expect(field(page, 'First name')).toHaveValue('Ana');

  await page.goBack();
  await leaveDialog(page).getByRole('button', { name: profileWords.leaving.stay }).click();
  await expect(page).toHaveURL(path);

  await page.getByRole('navigation', { name: 'Account sections' }).getByText('Billing').click();
  await expect(page).toHaveURL(`${path}#billing`);
  await expect(leaveDialog(page)).toHaveCount(0);

  const asked = page.waitForEvent('dialog');
  await page.evaluate(() => {
    setTimeout(() => location.reload());
  });
  const question = await asked;
  expect(question.type()).toBe('beforeunload');
  await question.dismiss();
  await expect(field(page, 'First name')).toHaveValue('Ana');

  await page.getByRole('button', { name: 'Logout' }).click();
  await leaveDialog(page)
    .getByRole('button', { name: profileWords.leaving.leave, exact: true })
    .click();
  await expect(page).toHaveURL('/sign-in');
});

test('§3 profile: Save and leave does both', async ({ page }) => {
  await open(page, path);
  await field(page, 'First name').fill(' Ana ');
  await page.getByRole('link', { name: 'Home', exact: true }).click();
  await leaveDialog(page).getByRole('button', { name: profileWords.leaving.save }).click();
  await expect(page).toHaveURL('/dashboard');
  await page.goBack();
  await expect(field(page, 'First name')).toHaveValue('Ana');
  await page.reload();
  await expect(field(page, 'First name')).toHaveValue('Ana');
});

test('§3 profile: what cannot be saved is not left by Save and leave, however often', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 420 });
  await open(page, path);
  await field(page, 'First name').fill('');
  for (const _ of ['first', 'second']) {
    await twoFactor(page).scrollIntoViewIfNeeded();
    await page.getByRole('link', { name: 'Home', exact: true }).click();
    await leaveDialog(page).getByRole('button', { name: profileWords.leaving.save }).click();
    await expect(leaveDialog(page)).toHaveCount(0);
    await expect(page.getByRole('alert')).toBeFocused();
    await expect(page.getByRole('alert')).toBeInViewport();
  }
  await expect(page).toHaveURL(path);
});

test('§3 profile: storage that keeps nothing is told before the page is left', async ({ page }) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  await open(page, path);
  await field(page, 'First name').fill('Ana');
  await page.getByRole('link', { name: 'Home', exact: true }).click();
  await leaveDialog(page).getByRole('button', { name: profileWords.leaving.save }).click();
  await expect(page.getByText(profileWords.unkept)).toBeVisible();
  await expect(page).toHaveURL(path);
  await page.getByRole('link', { name: 'Home', exact: true }).click();
  await expect(page).toHaveURL('/dashboard');
});

test('§3 profile: once saved, nothing is asked', async ({ page }) => {
  await open(page, path);
  await field(page, 'First name').fill('Ana');
  await save(page).click();
  await expect(page.getByText(profileWords.saved)).toBeVisible();
  await page.getByRole('link', { name: 'Home', exact: true }).click();
  await expect(page).toHaveURL('/dashboard');
});

test('§3 profile, two-factor: two tabs follow each other', async ({ page, context }) => {
  const other = await context.newPage();
  await open(page, path);
  await open(other, path);
  await field(other, 'Job title').fill('Planner');
  await field(page, 'Company').fill('Ridge County Power');
  await zone(page).selectOption('Europe/London');
  await save(page).click();
  await expect(field(other, 'Company')).toHaveValue('Ridge County Power');
  await expect(zone(other)).toHaveValue('Europe/London');
  await expect(field(other, 'Job title')).toHaveValue('Planner');
  await twoFactor(page).click();
  await expect(twoFactor(other)).toBeChecked();
  await twoFactor(other).click();
  await expect(twoFactor(page)).not.toBeChecked();
});

test('§3 profile: markup, right-to-left script and long words are text, and break nothing', async ({
  page,
}) => {
  const odd = '<img src=x onerror=alert(1)> אב '.padEnd(2000, 'W');
  await page.setViewportSize({ width: 320, height: 700 });
  await open(page, path);
  await field(page, 'Company').fill(odd);
  await field(page, 'First name').fill('דנה');
  await expect(field(page, 'First name')).toHaveCSS('direction', 'rtl');
  await save(page).click();
  await expect(page.getByText(profileWords.saved)).toBeVisible();
  await page.reload();
  await expect(field(page, 'Company')).toHaveValue(odd);
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBe(0);
});

test('§9 billing: Professional at $29 per month, next date, card and history', async ({ page }) => {
  await open(page, path);
  const plan = region(page, 'Plan');
  await expect(plan).toContainText('Professional');
  await expect(plan).toContainText('$29 per month');
  await expect(plan).toContainText(`${billingWords.next}Dec 15, 2026`);
  const card = region(page, 'Card on file');
  await expect(card).toContainText('Visaending in 4242');
  await expect(card).toContainText('Expires08/2028');
  const history = page.getByRole('table', { name: 'Billing history' });
  await expect(history.getByRole('columnheader')).toHaveText([
    'Date',
    'Description',
    'Amount',
    'Invoice',
  ]);
  await expect(history.getByRole('row')).toHaveCount(7);
  await expect(history.getByRole('row').nth(1)).toHaveText(
    'Nov 15, 2026Professional plan, November 2026$29.00Invoice 2026-11',
  );
  await expect(region(page, 'Billing history')).toContainText('6 invoices, $174.00');
});

test('§3 billing: an invoice is downloaded, in the name of the profile', async ({ page }) => {
  await open(page, path);
  await field(page, 'Company').fill('Ridge <Power>');
  await save(page).click();
  await expect(page.getByText(profileWords.saved)).toBeVisible();
  const begun = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Invoice 2026-11' }).click();
  const download = await begun;
  expect(download.suggestedFilename()).toBe('invoice-2026-11.txt');
  const text = await readFile(await download.path(), 'utf8');
  expect(text).toContain('Invoice 2026-11');
  expect(text).toContain('Ridge <Power>');
  expect(text).toMatch(/Total +\$29\.00 USD/);
  expect(text).toContain('Paid on Nov 15, 2026 with Visa ending in 4242.');
  await expect(page).toHaveURL(path);
});

test('§3 billing: a new workspace has no invoices, the others as many as they say', async ({
  page,
}) => {
  await open(page, path);
  for (const volume of ['none', 'first', 'large'] as const) {
    await size(page).selectOption(volume);
    const { length } = billing(volume).history;
    await expect(page.getByRole('link', { name: /^Invoice 20/ })).toHaveCount(length);
    await expect(page.getByText(billingWords.empty)).toHaveCount(length === 0 ? 1 : 0);
  }
});

test('contracts §3 security: the fields, what browsers should fill in, and no name to send', async ({
  page,
}) => {
  await open(page, path);
  const tokens = {
    'Current password': 'current-password',
    'New password': 'new-password',
    'Confirm password': 'new-password',
  };
  for (const [name, token] of Object.entries(tokens)) {
    const input = secret(page, name);
    await expect(input).toHaveAttribute('type', 'password');
    await expect(input).toHaveAttribute('autocomplete', token);
    await expect(input).not.toHaveAttribute('name');
  }
  await page.getByRole('checkbox', { name: 'Show passwords' }).check();
  await secret(page, 'New password').fill(good);
  for (const name of Object.keys(tokens))
    await expect(secret(page, name)).toHaveAttribute('type', 'text');
  await expect(secret(page, 'New password')).toHaveValue(good);
  await page.getByRole('checkbox', { name: 'Show passwords' }).uncheck();
  await expect(secret(page, 'New password')).toHaveAttribute('type', 'password');
});

test('§3 security: each rule is ticked off as it is met, with no demand on kinds of characters', async ({
  page,
}) => {
  await open(page, path);
  const met = page.getByRole('list', { name: 'Rules' }).getByRole('listitem').filter({
    hasText: /^Met:/,
  });
  const { rules } = password;
  const ticked = (...names: (keyof typeof rules)[]) =>
    expect(met).toHaveText(names.map((name) => `Met: ${rules[name]}`));
  await ticked();
  await secret(page, 'Current password').fill('splice tray');
  await secret(page, 'New password').fill('splice tray');
  await ticked('unguessable', 'nameless');
  await secret(page, 'New password').fill('dana.whitlock');
  await ticked('long', 'unguessable', 'fresh');
  await secret(page, 'New password').fill('aaaaaaaaaaaa');
  await ticked('long', 'fresh', 'nameless');
  await secret(page, 'New password').fill(good);
  await ticked('long', 'unguessable', 'fresh', 'nameless');
  await secret(page, 'Confirm password').fill(good);
  await ticked('long', 'unguessable', 'fresh', 'nameless', 'confirmed');
});

test('art direction §12: the strength is a line that straightens, and a word', async ({ page }) => {
  await open(page, path);
  const card = region(page, 'Password');
  const sag = () =>
    card.locator('path.line').evaluate((line) => line.getBoundingClientRect().height);
  const heights: number[] = [];
  for (const [typed, word] of [
    ['', 'Nothing typed'],
    ['splice', 'Easy to guess'],
    ['splice-tray', 'Weak'],
    ['splice tray 7', 'Fair'],
    [good, 'Strong'],
  ] as const) {
    await secret(page, 'New password').fill(typed);
    await expect(card.getByText(word, { exact: true })).toBeVisible();
    await card
      .locator('svg')
      .evaluateAll((pictures) =>
        Promise.all(
          pictures.flatMap((picture) =>
            picture.getAnimations({ subtree: true }).map(({ finished }) => finished),
          ),
        ).then(() => undefined),
      );
    heights.push(await sag());
  }
  expect(heights).toEqual(heights.toSorted((a, b) => b - a));
  expect(new Set(heights).size).toBe(5);
  expect(heights.at(-1)).toBeLessThan(4);
});

test('§3 security: a password may be pasted, is checked, cleared, and kept nowhere', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, path);
  const calls = watchCalls(page);
  await page.getByRole('button', { name: 'Change password' }).click();
  const summary = region(page, 'Password').getByRole('alert');
  await expect(summary).toBeFocused();
  await expect(summary.getByRole('link')).toHaveText([
    password.messages.current,
    password.messages.long,
    password.messages.confirmed,
  ]);
  await summary.getByRole('link').first().click();
  await expect(secret(page, 'Current password')).toBeFocused();
  await page.keyboard.type('an old secret of mine');
  await page.evaluate((text) => navigator.clipboard.writeText(text), good);
  for (const name of ['New password', 'Confirm password']) {
    await secret(page, name).focus();
    await page.keyboard.press('ControlOrMeta+v');
    await expect(secret(page, name)).toHaveValue(good);
  }
  await expect(summary).toHaveCount(0);
  await page.getByRole('checkbox', { name: 'Show passwords' }).check();
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(region(page, 'Password').getByText(password.done)).toBeVisible();
  for (const name of ['Current password', 'New password', 'Confirm password']) {
    await expect(secret(page, name)).toHaveValue('');
    await expect(secret(page, name)).toHaveAttribute('type', 'password');
  }
  const kept = await stored(page);
  expect(kept).not.toContain(good);
  expect(kept).not.toContain('an old secret');
  expect(calls).toEqual([]);
});

test('§4 two-factor: the toggle shows Enabled or Disabled, and is kept', async ({ page }) => {
  await open(page, path);
  const card = region(page, 'Two-factor authentication');
  await expect(card.getByText('Disabled', { exact: true })).toBeVisible();
  await twoFactor(page).focus();
  await page.keyboard.press('Space');
  await expect(twoFactor(page)).toBeChecked();
  await expect(card.getByText('Enabled', { exact: true })).toBeVisible();
  await expect(card.getByText(securityWords.twoFactor.unkept)).toHaveCount(0);
  await page.reload();
  await expect(twoFactor(page)).toBeChecked();
  await twoFactor(page).click();
  await expect(card.getByText('Disabled', { exact: true })).toBeVisible();
});

test.describe('accessibility of the account settings', () => {
  test.describe.configure({ timeout: 60_000 });
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('axe finds nothing in errors, after a success, and in the dialog', async ({ page }) => {
    await open(page, path);
    await field(page, 'First name').fill('');
    await save(page).click();
    await page.getByRole('button', { name: 'Change password' }).click();
    await expect(page.getByRole('alert')).toHaveCount(2);
    await expectNoFindingsAtBothSizes(page, page.getByRole('alert').first());

    await field(page, 'First name').fill('Ana');
    await secret(page, 'Current password').fill('an old secret');
    await secret(page, 'New password').fill(good);
    await secret(page, 'Confirm password').fill(good);
    await page.getByRole('checkbox', { name: 'Show passwords' }).check();
    await twoFactor(page).click();
    await expectNoFindingsAtBothSizes(page, page.getByText(profileWords.unsaved));
    await page.getByRole('button', { name: 'Change password' }).click();
    await expectNoFindingsAtBothSizes(page, page.getByText(password.done));

    await page.getByRole('link', { name: 'Midspan home' }).click();
    await expectNoFindingsAtBothSizes(page, leaveDialog(page));
  });
});

test('art direction §15: no sideways scroll at 320 px or with text twice as large', async ({
  page,
}) => {
  await open(page, path);
  await save(page).click();
  await page.getByRole('button', { name: 'Change password' }).click();
  for (const [width, fontSize] of [
    [320, '100%'],
    [375, '200%'],
    [1280, '200%'],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await page.evaluate((value) => {
      document.documentElement.style.fontSize = value;
    }, fontSize);
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow, `${width} px at ${fontSize}`).toBe(0);
  }
});

test('contracts §3: the keyboard alone reaches everything, in the order of the page', async ({
  page,
}) => {
  await open(page, path);
  await page.getByRole('link', { name: 'Profile', exact: true }).focus();
  const reached: string[] = [];
  while (reached.length < 21) {
    await page.keyboard.press('Tab');
    reached.push(
      await page.evaluate(() => {
        const element = document.activeElement;
        const label = element?.getAttribute('aria-labelledby') ?? element?.id;
        return label || element?.textContent?.trim() || '';
      }),
    );
  }
  expect(reached).toEqual([
    'Billing',
    'Security',
    'profile-firstName',
    'profile-lastName',
    'profile-email',
    'profile-company',
    'profile-jobTitle',
    'profile-timeZone',
    'Save changes',
    ...billing('typical').history.map(({ id }) => `Invoice ${id}`),
    'current-password',
    'new-password',
    'confirm-password',
    'show-passwords',
    'Change password',
    'two-factor-title',
  ]);
});
