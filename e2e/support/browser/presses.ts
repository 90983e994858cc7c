import type { Page } from 'playwright/test';
import { testimonials } from '#content/site/home.ts';
import { forgotPassword } from '#content/site/sign-in.ts';
import { expect, test } from './fixtures';
import {
  demoButton,
  fillDemoForm,
  uniqueEmail,
  heading,
  heroEmail,
  expectThankYouPage,
  visitor,
} from '../product/forms';
import { actBeforeHydration, type LoadStage } from './held-scripts';
import { storedList } from '../product/records';
import { sampleButton, sampleSize } from '../product/sample-menu';

const tab = (page: Page, name: string) => page.getByRole('tab', { name });
const stage = (page: Page, name: string) =>
  page
    .getByRole('group', { name: 'Implementation timeline' })
    .getByRole('button', { name, exact: true });
const carousel = (page: Page) => page.getByRole('region', { name: 'Testimonials' });
const dot = (page: Page, index: number) =>
  carousel(page).getByRole('button', { name: `Show testimonial ${index + 1} of 4` });
const menu = (page: Page, name: string) =>
  page.getByRole('banner').getByRole('button', { name, exact: true });
const theme = (page: Page) => page.getByRole('contentinfo').getByRole('group', { name: 'Theme' });

async function expectQuote(page: Page, index: number) {
  await expect(carousel(page).getByText(testimonials.items[index]!.quote)).toBeVisible();
  await expect(dot(page, index)).toHaveAttribute('aria-current', 'true');
}

interface Controls {
  controls: string;
  isTouch?: boolean;
  /** Uses the controls at that loadStage and expects their effect after hydration. */
  press: (page: Page, loadStage: LoadStage) => Promise<void>;
}

const all: readonly Controls[] = [
  {
    controls: 'home by pointer',
    async press(page, loadStage) {
      const email = uniqueEmail();
      await page.emulateMedia({ colorScheme: 'light' });
      await actBeforeHydration(page, '/', loadStage, async () => {
        await heroEmail(page).fill(email);
        await tab(page, 'Workforce').click();
        await stage(page, 'Day 7').click();
        await carousel(page).getByRole('button', { name: 'Next testimonial' }).click();
        await page.getByRole('button', { name: 'Switch theme' }).click();
        await menu(page, 'Solutions').click();
      });
      await expect(menu(page, 'Solutions')).toHaveAttribute('aria-expanded', 'true');
      await expect(tab(page, 'Workforce')).toHaveAttribute('aria-selected', 'true');
      await expect(stage(page, 'Day 7')).toHaveAttribute('aria-pressed', 'true');
      await expectQuote(page, 1);
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
      await expect(heroEmail(page)).toHaveValue(email);
    },
  },
  {
    controls: 'home by keys',
    async press(page, loadStage) {
      await page.emulateMedia({ colorScheme: 'light' });
      await actBeforeHydration(page, '/', loadStage, async () => {
        await tab(page, 'Workforce').press('Enter');
        await stage(page, 'Day 14').press('Enter');
        await dot(page, 2).press('Space');
        await theme(page).getByRole('radio', { name: 'System' }).focus();
        await page.keyboard.press('ArrowLeft');
        await menu(page, 'Customers').press('Enter');
      });
      await expect(menu(page, 'Customers')).toHaveAttribute('aria-expanded', 'true');
      await expect(tab(page, 'Workforce')).toHaveAttribute('aria-selected', 'true');
      await expect(stage(page, 'Day 14')).toHaveAttribute('aria-pressed', 'true');
      await expectQuote(page, 2);
      const chosen = theme(page).getByRole('radio', { checked: true });
      await expect(chosen).not.toHaveAccessibleName('System');
      await expect(page.locator('html')).toHaveAttribute('data-theme', /light|dark/);
    },
  },
  {
    controls: 'home by touch',
    isTouch: true,
    async press(page, loadStage) {
      await page.setViewportSize({ width: 375, height: 740 });
      await actBeforeHydration(page, '/', loadStage, async () => {
        await page
          .getByRole('button', { name: /^Play video: / })
          .first()
          .tap();
        await carousel(page).getByRole('button', { name: 'Previous testimonial' }).tap();
        await page.getByRole('button', { name: 'Open menu' }).tap();
      });
      // The film's dialog lies above the menu.
      await expect(page.locator('iframe')).toHaveAttribute('src', /[?&]autoplay=1/);
      await page.keyboard.press('Escape');
      await expect(page.locator('iframe')).toHaveCount(0);
      const sheet = page.getByRole('dialog');
      await expect(sheet.getByRole('button', { name: 'Close menu' })).toBeVisible();
      await page.keyboard.press('Escape');
      await expectQuote(page, 3);
    },
  },
  {
    controls: 'demo form',
    async press(page, loadStage) {
      const email = uniqueEmail();
      await actBeforeHydration(page, '/book-demo', loadStage, () => fillDemoForm(page, email));
      await expect(page.locator('[data-region] form')).toHaveCount(0);
      const { firstName, industry, employeeCount } = visitor;
      await expect(page.getByRole('textbox', { name: 'First name' })).toHaveValue(firstName);
      await expect(page.getByRole('combobox', { name: 'Industry' })).toHaveValue(industry);
      await expect(page.getByRole('combobox', { name: /employees/ })).toHaveValue(employeeCount);
      await demoButton(page).click();
      await expectThankYouPage(page);
      expect(await storedList(page, 'demoSubmissions')).toMatchObject([{ ...visitor, email }]);
    },
  },
  {
    controls: 'sign-in',
    async press(page, loadStage) {
      await actBeforeHydration(page, '/sign-in', loadStage, async () => {
        await page.getByRole('textbox', { name: 'Email', exact: true }).fill(uniqueEmail());
        await page.getByRole('textbox', { name: 'Password', exact: true }).fill('correct horse');
        await page.getByRole('checkbox', { name: 'Remember me' }).check();
        await page.getByRole('button', { name: 'Sign in', exact: true }).click();
      });
      await expect(page).toHaveURL('/dashboard');
      await expect(heading(page)).toHaveText('Home');
    },
  },
  {
    controls: 'workspace sidebar',
    async press(page, loadStage) {
      await page.emulateMedia({ colorScheme: 'light' });
      const bar = page.getByRole('complementary', { name: 'Sidebar' });
      await actBeforeHydration(page, '/dashboard', loadStage, () =>
        bar.getByRole('button', { name: 'Switch theme' }).click(),
      );
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
      await actBeforeHydration(page, '/account-setup', loadStage, () =>
        bar.getByRole('button', { name: 'Logout' }).click(),
      );
      await expect(page).toHaveURL('/sign-in');
    },
  },
  {
    controls: 'dashboard radios',
    async press(page, loadStage) {
      const radio = (name: string) => page.getByRole('radio', { name });
      await actBeforeHydration(page, '/dashboard', loadStage, async () => {
        await radio('Resolved').click();
        await radio('Chart').focus();
        await page.keyboard.press('ArrowRight');
      });
      await expect(page).toHaveURL('/dashboard?metric=resolved&view=table');
      await expect(radio('Resolved')).toBeChecked();
      await expect(radio('Table')).toBeChecked();
    },
  },
  {
    controls: 'sample menu',
    async press(page, loadStage) {
      await actBeforeHydration(page, '/conversations', loadStage, () => sampleButton(page).click());
      await expect(sampleSize(page)).toBeVisible();
    },
  },
  {
    controls: 'workspace menu',
    async press(page, loadStage) {
      await page.setViewportSize({ width: 375, height: 740 });
      await actBeforeHydration(page, '/chatbot-setup', loadStage, () =>
        page.getByRole('button', { name: 'Open menu' }).click(),
      );
      const link = page.getByRole('dialog').getByRole('link', { name: 'Conversations' });
      await expect(link).toBeVisible();
    },
  },
  {
    controls: 'shown password',
    async press(page, loadStage) {
      await actBeforeHydration(page, '/sign-in', loadStage, async () => {
        await page.getByRole('textbox', { name: 'Password', exact: true }).fill('correct horse');
        await page.getByRole('button', { name: 'Show password' }).click();
      });
      const password = page.getByRole('textbox', { name: 'Password', exact: true });
      await expect(password).toHaveAttribute('type', 'text');
      await expect(password).toHaveValue('correct horse');
    },
  },
  {
    controls: 'film label',
    async press(page, loadStage) {
      await actBeforeHydration(page, '/demo', loadStage, () =>
        page.getByRole('button', { name: 'Field Dispatch' }).click(),
      );
      await expect(page.locator('iframe')).toHaveAttribute('src', /\?autoplay=1&at=19&chapters=0$/);
    },
  },
  {
    controls: 'console scene',
    async press(page, loadStage) {
      await actBeforeHydration(page, '/solutions/customer-os', loadStage, () =>
        page.getByRole('button', { name: 'Play scene' }).click(),
      );
      await expect(page.getByRole('button', { name: 'Pause scene' })).toBeVisible();
    },
  },
  {
    controls: 'forgotten password',
    async press(page, loadStage) {
      await actBeforeHydration(page, '/forgot-password', loadStage, async () => {
        await page.getByRole('textbox', { name: 'Email', exact: true }).fill(uniqueEmail());
        await page.keyboard.press('Enter');
      });
      await expect(heading(page)).toHaveText(forgotPassword.confirmation.title);
    },
  },
  {
    controls: 'link',
    async press(page, loadStage) {
      await actBeforeHydration(page, '/about', loadStage, async () => {
        await page.getByRole('banner').getByRole('link', { name: 'Book a Demo' }).click();
      });
      await expect(page).toHaveURL('/book-demo');
      await expect(heading(page)).toHaveText('Book a demo');
    },
  },
];

/** Declares a test for each of these controls, by default for all. */
export function testPresses(loadStage: LoadStage, names?: readonly string[]): void {
  for (const { controls, isTouch = false, press } of all) {
    if (names && !names.includes(controls)) continue;
    test.describe(() => {
      // The carousel must not rotate during a test.
      test.use({ contextOptions: { reducedMotion: 'reduce' }, hasTouch: isTouch });
      test(`§12.32 before hydration: ${controls} used ${loadStage.when} takes effect`, ({ page }) =>
        press(page, loadStage));
    });
  }
}
