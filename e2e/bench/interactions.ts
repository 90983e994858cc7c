import type { BrowserContextOptions, Page } from 'playwright';
import { desktop, phone } from './slow-page';

/** A repeated interaction on one page. */
export interface Interaction {
  name: string;
  path: string;
  options: BrowserContextOptions;
  /** Maximum ms of each press to the next frame. */
  limit: number;
  prepare?: (page: Page) => Promise<void>;
  /** The presses, in order. */
  presses: readonly ((page: Page) => Promise<void>)[];
}

const press = 100;
const keystroke = 50;

const button =
  (name: string | RegExp) =>
  (page: Page): Promise<void> =>
    page.getByRole('button', { name }).first().click();
const tab =
  (name: string) =>
  (page: Page): Promise<void> =>
    page.getByRole('tab', { name }).click();
const keys = (text: string) =>
  Array.from(text, (key) => (page: Page) => page.keyboard.press(key === ' ' ? 'Space' : key));
const backspaces = (count: number) =>
  Array.from({ length: count }, () => (page: Page) => page.keyboard.press('Backspace'));
const focused = (name: string) => (page: Page) =>
  page.getByRole('textbox', { name }).first().focus();

const chooseLarge = async (page: Page) => {
  await page.getByRole('button', { name: 'Sample data', exact: true }).click();
  await page.getByLabel('Demo data').selectOption('large');
  await page.keyboard.press('Escape');
  await page.getByRole('radio', { name: 'All 50,000' }).waitFor();
};

export const interactions: readonly Interaction[] = [
  {
    name: 'header menu',
    path: '/',
    options: desktop,
    limit: press,
    presses: [button('Solutions'), button('Customers'), button('Company')],
  },
  {
    name: 'mobile menu',
    path: '/',
    options: phone,
    limit: press,
    presses: [button('Open menu'), button('Close menu')],
  },
  {
    name: 'tab',
    path: '/',
    options: desktop,
    limit: press,
    presses: [tab('Workforce'), tab('Operations')],
  },
  {
    name: 'timeline',
    path: '/',
    options: desktop,
    limit: press,
    presses: [button(/^Day 7$/), button(/^Day 14$/), button(/^Today$/)],
  },
  {
    name: 'carousel',
    path: '/',
    options: desktop,
    limit: press,
    presses: [
      button('Next testimonial'),
      button('Previous testimonial'),
      button(/^Show .* 4 of 4/),
    ],
  },
  {
    name: 'theme',
    path: '/',
    options: desktop,
    limit: press,
    presses: [button('Switch theme'), button('Switch theme')],
  },
  {
    name: 'keystroke in the hero form',
    path: '/',
    options: phone,
    limit: keystroke,
    prepare: focused('Work email'),
    presses: keys('ada@ridge.example'),
  },
  {
    name: 'keystroke in the demo form',
    path: '/book-demo',
    options: phone,
    limit: keystroke,
    prepare: focused('Work email'),
    presses: keys('ada@ridge.example'),
  },
  {
    name: 'time range',
    path: '/dashboard',
    options: desktop,
    limit: press,
    presses: [button(/^24h$/), button(/^7d$/), button(/^30d$/), button(/^Custom$/)],
  },
  {
    name: 'new FAQ entry',
    path: '/chatbot-setup',
    options: desktop,
    limit: press,
    presses: [button('Add entry'), button('Add entry')],
  },
  {
    name: 'keystroke in an FAQ entry',
    path: '/chatbot-setup',
    options: desktop,
    limit: keystroke,
    prepare: focused('Question'),
    presses: [...keys('why now'), ...backspaces(3)],
  },
  {
    name: 'next of 50,000 conversations',
    path: '/conversations',
    options: desktop,
    limit: press,
    prepare: chooseLarge,
    presses: keys('jjjkk'),
  },
  {
    name: 'keystroke in the search of 50,000 conversations',
    path: '/conversations',
    options: desktop,
    limit: keystroke,
    prepare: async (page) => {
      await chooseLarge(page);
      await page.getByRole('searchbox', { name: 'Search conversations' }).focus();
    },
    presses: [...keys('router leeds'), ...backspaces(6)],
  },
];
