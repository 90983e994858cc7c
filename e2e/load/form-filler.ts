import { expect, type Browser, type Page } from 'playwright/test';
import { waitForHydration } from '../support/browser/fixtures';
import { demoButton, uniqueEmail, visitor } from '../support/product/forms';
import type { LoadHarness } from './load-harness';

/** Fills in and submits the demo form, as fast as the browser allows. */
type FormFiller = (page: Page, email: string) => Promise<void>;

/** Uses the keyboard alone: types, tabs, and selects options by their first letters. */
const byKeyboard: FormFiller = async (page, email) => {
  const { keyboard } = page;
  await page.getByRole('textbox', { name: 'First name' }).focus();
  const answers = [visitor.firstName, visitor.lastName, email, visitor.website];
  for (const answer of [...answers, visitor.employeeCount, visitor.industry]) {
    await keyboard.type(answer);
    await keyboard.press('Tab');
  }
  await keyboard.press('Enter');
};

/** Uses the browser's autofill, then selects the rest and clicks the button. */
const byAutofill: FormFiller = async (page, email) => {
  const session = await page.context().newCDPSession(page);
  const profile = {
    NAME_FIRST: visitor.firstName,
    NAME_LAST: visitor.lastName,
    EMAIL_ADDRESS: email,
    COMPANY_NAME: 'Ridge Fiber',
  };
  const address = { fields: Object.entries(profile).map(([name, value]) => ({ name, value })) };
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

const fillers: [name: string, fill: FormFiller][] = [
  ['keyboard', byKeyboard],
  ['autofill', byAutofill],
];

/**
 * Submits the demo form `count` times in fresh contexts, alternating keyboard and autofill; returns
 * the runs whose request did not arrive.
 */
export async function fillForms(
  browser: Browser,
  harness: LoadHarness,
  count: number,
): Promise<string[]> {
  const blocked: string[] = [];
  for (let index = 0; index < count; index += 1) {
    const [name, fill] = fillers[index % fillers.length]!;
    const context = await browser.newContext();
    const page = await context.newPage();
    const email = uniqueEmail();
    await page.goto(`${harness.origin}/book-demo`);
    await waitForHydration(page);
    await fill(page, email);
    await page.waitForURL('**/thank-you');
    const arrived = () =>
      harness.forms.received.some(({ fields, accepted }) => accepted && fields['email'] === email);
    const isDelivered = await expect
      .poll(arrived)
      .toBe(true)
      .then(() => true)
      .catch(() => false);
    if (!isDelivered) blocked.push(`${name} ${index}`);
    await context.close();
  }
  return blocked;
}
