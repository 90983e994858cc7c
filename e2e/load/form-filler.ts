import { expect, type Browser, type Page } from 'playwright/test';
import { hydrated } from '../support/browser/fixtures';
import { demoButton, freshEmail, visitor } from '../support/product/forms';
import type { LoadHarness } from './load-harness';

/** A way for a person to fill in the demo form, as fast as the browser lets them. */
type Filler = (page: Page, email: string) => Promise<void>;

/** By keys alone: types, tabs on, and picks in each list by its first letters. */
const byKeyboard: Filler = async (page, email) => {
  const { keyboard } = page;
  await page.getByRole('textbox', { name: 'First name' }).focus();
  const answers = [visitor.firstName, visitor.lastName, email, visitor.website];
  for (const answer of [...answers, visitor.employeeCount, visitor.industry]) {
    await keyboard.type(answer);
    await keyboard.press('Tab');
  }
  await keyboard.press('Enter');
};

/** The browser fills in what it knows of the person; the rest is picked, and the button pressed. */
const byAutofill: Filler = async (page, email) => {
  const session = await page.context().newCDPSession(page);
  const known = {
    NAME_FIRST: visitor.firstName,
    NAME_LAST: visitor.lastName,
    EMAIL_ADDRESS: email,
    COMPANY_NAME: 'Ridge Fiber',
  };
  const address = { fields: Object.entries(known).map(([name, value]) => ({ name, value })) };
  await session.send('Autofill.setAddresses', { addresses: [address] });
  const { root } = await session.send('DOM.getDocument', { depth: -1 });
  const selector = 'input[name="firstName"]';
  const { nodeId } = await session.send('DOM.querySelector', { nodeId: root.nodeId, selector });
  const { node } = await session.send('DOM.describeNode', { nodeId });
  const { frameTree } = await session.send('Page.getFrameTree');
  await page.locator(selector).click();
  await session.send('Autofill.trigger', {
    fieldId: node.backendNodeId,
    frameId: frameTree.frame.id,
    address,
  });
  await expect(page.getByRole('textbox', { name: 'Work email' })).toHaveValue(email);
  await page.getByRole('textbox', { name: 'Website' }).fill(visitor.website);
  await page
    .getByRole('combobox', { name: 'Number of employees' })
    .selectOption(visitor.employeeCount);
  await page.getByRole('combobox', { name: 'Industry' }).selectOption(visitor.industry);
  await demoButton(page).click();
};

const fillers: [how: string, way: Filler][] = [
  ['keyboard', byKeyboard],
  ['autofill', byAutofill],
];

/**
 * Lets so many people fill in the demo form, each in a browser that knows nothing of the site, by
 * turns by keyboard and by autofill; returns whose request did not arrive.
 */
export async function fillForms(
  browser: Browser,
  harness: LoadHarness,
  count: number,
): Promise<string[]> {
  const blocked: string[] = [];
  for (let index = 0; index < count; index += 1) {
    const [how, fillIn] = fillers[index % fillers.length]!;
    const context = await browser.newContext();
    const page = await context.newPage();
    const email = freshEmail();
    await page.goto(`${harness.origin}/book-demo`);
    await hydrated(page);
    await fillIn(page, email);
    await page.waitForURL('**/thank-you');
    const arrived = () =>
      harness.forms.received.some(({ fields, accepted }) => accepted && fields['email'] === email);
    const isThere = await expect
      .poll(arrived)
      .toBe(true)
      .then(() => true)
      .catch(() => false);
    if (!isThere) blocked.push(`${how} ${index}`);
    await context.close();
  }
  return blocked;
}
