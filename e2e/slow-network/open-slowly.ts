import { setTimeout as moment } from 'node:timers/promises';
import type { Browser, Page } from 'playwright/test';
import { seededRandom } from '#src/lib/random.ts';
import { expect, hydrated, open } from '../support/browser/fixtures';
import { freshEmail, heading, heroEmail } from '../support/product/forms';
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
const mostActs = 4;
const longestPause = 300;

/** What a visitor has done to the page that is coming, and has a right to find done. */
type Due = { presses: number; email: string | null };

const acts: Record<string, (page: Page, due: Due, path: string) => Promise<unknown>> = {
  'moves the pointer': (page) => page.mouse.move(300, 200),
  'presses Tab': (page) => page.keyboard.press('Tab'),
  async 'switches the theme'(page, due) {
    await page.getByRole('button', { name: 'Switch theme' }).click();
    due.presses += 1;
  },
  async types(page, due, path) {
    if (path !== '/') return;
    const email = freshEmail();
    await heroEmail(page).fill(email);
    due.email = email;
  },
  scrolls: (page) => page.mouse.wheel(0, 600),
  async reloads(page, due) {
    await page.reload({ waitUntil: 'commit' });
    // Whether what was pressed came to be kept before is not to be known.
    Object.assign(due, { presses: NaN, email: null });
  },
};

async function expectDone(page: Page, { presses, email }: Due): Promise<void> {
  await hydrated(page);
  await expect(heading(page).filter({ visible: true })).toHaveCount(1);
  if (presses > 0) {
    const theme = presses % 2 === 1 ? 'dark' : 'light';
    await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
  }
  if (email !== null) await expect(heroEmail(page)).toHaveValue(email);
}

/**
 * Visits a page on a slow server, and does up to four things before all of it has come; which page, what
 * and when follows from `seed`. Returns what went wrong, or null.
 */
export async function openSlowly(
  browser: Browser,
  server: SlowServer,
  seed: number,
): Promise<string | null> {
  const random = seededRandom(seed);
  const pick = <T>(choices: readonly T[]) => choices[Math.floor(random() * choices.length)]!;
  const context = await browser.newContext({ baseURL: server.origin, colorScheme: 'light' });
  const lines: string[] = [];
  context.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) lines.push(message.text());
  });
  context.on('weberror', (error) => lines.push(error.error().message));
  const page = await context.newPage();
  const path = pick(paths);
  const done: string[] = [];
  const due: Due = { presses: 0, email: null };
  try {
    server.begin(seed);
    if (random() < 0.5) await open(page, path);
    await page.goto('about:blank');
    await page.goto(path, { waitUntil: 'commit' });
    for (let left = Math.ceil(random() * mostActs); left > 0; left -= 1) {
      await moment(random() * longestPause);
      const act = pick(Object.keys(acts));
      done.push(act);
      await acts[act]!(page, due, path);
    }
    await expectDone(page, due);
    expect(lines).toEqual([]);
    return null;
  } catch (error) {
    return `round ${seed}, ${path}: ${done.join(', ')}: ${String(error)} ${lines.join(' | ')}`;
  } finally {
    await context.close();
  }
}
