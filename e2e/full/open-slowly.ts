import { setTimeout as delay } from 'node:timers/promises';
import type { Browser, Page } from 'playwright/test';
import { seededRandom } from '#src/lib/random.ts';
import { expect, waitForHydration, open } from '../support/browser/fixtures';
import { uniqueEmail, heading, heroEmail } from '../support/product/forms';
import type { SlowServer } from './slow-server';

const paths = [
  '/',
  '/#content',
  '/about',
  '/solutions/network-os#demo-video',
  '/customers/utilities',
  '/sign-in',
  '/dashboard',
  '/account-setup#security',
];
const mostActions = 4;
const longestPause = 300;

/** The state that a visitor's actions must leave once the page is hydrated. */
type Expected = { themeSwitches: number; email: string | null };

type Action = (page: Page, expected: Expected, path: string) => Promise<unknown>;

const actions: Record<string, Action> = {
  'moves the pointer': (page) => page.mouse.move(300, 200),
  'presses Tab': (page) => page.keyboard.press('Tab'),
  async 'switches the theme'(page, expected) {
    await page.getByRole('button', { name: 'Switch theme' }).click();
    expected.themeSwitches += 1;
  },
  async types(page, expected, path) {
    if (path !== '/') return;
    const email = uniqueEmail();
    await heroEmail(page).fill(email);
    expected.email = email;
  },
  scrolls: (page) => page.mouse.wheel(0, 600),
  async reloads(page, expected) {
    await page.reload({ waitUntil: 'commit' });
    // The reload may have come before the page stored anything.
    Object.assign(expected, { themeSwitches: NaN, email: null });
  },
};

async function expectState(page: Page, { themeSwitches, email }: Expected): Promise<void> {
  await waitForHydration(page);
  await expect(heading(page).filter({ visible: true })).toHaveCount(1);
  // A second switch returns to the system's theme.
  const html = page.locator('html');
  if (themeSwitches % 2 === 1) await expect(html).toHaveAttribute('data-theme', 'dark');
  if (themeSwitches % 2 === 0) await expect(html).not.toHaveAttribute('data-theme');
  if (email !== null) await expect(heroEmail(page)).toHaveValue(email);
}

/**
 * Opens a page on a slow network and takes up to four actions before it has loaded. `seed` decides
 * the page, the actions and their timing. Returns the failure, or null.
 */
export async function openSlowly(
  browser: Browser,
  server: SlowServer,
  seed: number,
): Promise<string | null> {
  const random = seededRandom(seed);
  const pick = <T>(choices: readonly T[]) => choices[Math.floor(random() * choices.length)]!;
  const context = await browser.newContext({ baseURL: server.origin, colorScheme: 'light' });
  const messages: string[] = [];
  context.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) messages.push(message.text());
  });
  context.on('weberror', (error) => messages.push(error.error().message));
  const page = await context.newPage();
  const path = pick(paths);
  const actionNames: string[] = [];
  const expected: Expected = { themeSwitches: 0, email: null };
  try {
    server.begin(seed);
    if (random() < 0.5) await open(page, path);
    await page.goto('about:blank');
    await page.goto(path, { waitUntil: 'commit' });
    for (let count = Math.ceil(random() * mostActions); count > 0; count -= 1) {
      await delay(random() * longestPause);
      const action = pick(Object.keys(actions));
      actionNames.push(action);
      await actions[action]!(page, expected, path);
    }
    await expectState(page, expected);
    expect(messages).toEqual([]);
    return null;
  } catch (error) {
    return `round ${seed}, ${path}: ${actionNames.join(', ')}: ${String(error)} ${messages.join(' | ')}`;
  } finally {
    await context.close();
  }
}
