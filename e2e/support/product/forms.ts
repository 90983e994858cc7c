import { randomUUID } from 'node:crypto';
import { expect, type Page } from 'playwright/test';
import { demoExamples, demoFieldRows, type DemoFields } from '#content/site/demo-request.ts';

/** Returns a unique email address, since all tests share one collector. */
export function uniqueEmail(): string {
  return `ada.${randomUUID().slice(0, 8)}@ridge-fiber.example`;
}

export const visitor = {
  firstName: 'Ada',
  lastName: 'Okafor',
  website: 'https://ridge-fiber.example',
  employeeCount: '51-200',
  industry: 'Fiber ISP / Co-op',
} as const;

export const heroEmail = (page: Page) => page.getByRole('textbox', { name: 'Work email' });
export const heroButton = (page: Page) => page.getByRole('button', { name: 'Get a demo' });
export const demoButton = (page: Page) => page.getByRole('button', { name: 'Request my demo' });
export const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** Fills in the demo form, without the email address if it is null. */
export async function fillDemoForm(page: Page, email: string | null): Promise<void> {
  const answers: DemoFields = { ...demoExamples(), ...visitor, email: email ?? '' };
  for (const [name, { label, options }] of demoFieldRows) {
    if (name === 'email' && email === null) continue;
    const answer = answers[name];
    if (options) await page.getByRole('combobox', { name: label }).selectOption(answer);
    else await page.getByRole('textbox', { name: label }).fill(answer);
  }
}

/** Waits for the thank-you page. */
export async function expectThankYouPage(page: Page): Promise<void> {
  await expect(page).toHaveURL('/thank-you');
  await expect(heading(page)).toContainText('Thank you');
}
