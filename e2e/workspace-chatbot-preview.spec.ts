import type { Page } from 'playwright/test';
import { sampleWorkspace } from '../content/sample/workspace';
import { chat, greetingField, nameField, openChat, openSetup, saveButton, say } from './chatbot';
import { expect, open, test } from './fixtures';

const { entries } = sampleWorkspace.faq;
const log = (page: Page) => chat(page).getByRole('log', { name: 'Conversation' });
const message = (page: Page) => chat(page).getByRole('textbox', { name: 'Message' });

/** Stores a workspace with these entries before the page's own code runs. */
async function withEntries(page: Page, questions: { question: string; answer: string }[]) {
  const faq = {
    nextId: questions.length + 1,
    entries: questions.map((entry, index) => ({ id: index + 1, ...entry })),
  };
  const raw = JSON.stringify({ version: 1, ...sampleWorkspace, faq });
  await page.addInitScript((value) => localStorage.setItem('workspace', value), raw);
}

test('§2 chatbot preview: it opens with the draft’s name and greeting, and follows them', async ({
  page,
}) => {
  await openSetup(page);
  await openChat(page).click();
  await expect(log(page)).toContainText('Hi, how can I help you today?');
  await nameField(page).fill('Line desk');
  await greetingField(page).fill('Hello.\nWhat is down?');
  await expect(chat(page, 'Line desk').getByRole('log')).toContainText('Hello.\nWhat is down?');
  await nameField(page).fill('');
  await expect(chat(page, 'Chatbot')).toBeVisible();
});

test('§2 chatbot preview: the focus goes in, Escape and Close bring it back', async ({ page }) => {
  await openSetup(page);
  await openChat(page).focus();
  await page.keyboard.press('Enter');
  await expect(message(page)).toBeFocused();
  await message(page).fill('half a question');
  await page.keyboard.press('Escape');
  await expect(chat(page)).toBeHidden();
  await expect(openChat(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(message(page)).toHaveValue('half a question');
  await chat(page).getByRole('button', { name: 'Close chat' }).click();
  await expect(openChat(page)).toBeFocused();
});

for (const { question, answer } of entries) {
  test(`§2 chatbot preview: it answers from the FAQ list (${question})`, async ({ page }) => {
    await openSetup(page);
    await openChat(page).click();
    await say(chat(page), question.toUpperCase());
    await expect(log(page)).toContainText(answer);
    await expect(message(page)).toHaveValue('');
    await expect(message(page)).toBeFocused();
  });
}

test('§2 chatbot preview: unsure, it offers up to three questions to pick from', async ({
  page,
}) => {
  await openSetup(page);
  await openChat(page).click();
  await say(chat(page), 'technician light');
  const offers = chat(page).getByRole('group', { name: 'Suggested questions' });
  await expect(offers.getByRole('button')).toHaveText([
    'What does a red light on my ONT mean?',
    'When is my technician arriving?',
    'None of these',
  ]);
  await offers.getByRole('button', { name: 'When is my technician arriving?' }).click();
  await expect(log(page)).toContainText('You get a message when the technician leaves');
  await expect(offers).toBeHidden();
  await expect(message(page)).toBeFocused();
});

test('§2 chatbot preview: what nothing fits goes to a person, by e-mail', async ({ page }) => {
  await openSetup(page);
  await openChat(page).click();
  await say(chat(page), 'How much is a pony?');
  await expect(log(page)).toContainText('A person will follow up');
  const email = chat(page).getByRole('textbox', { name: 'Your email' });
  const ask = chat(page).getByRole('button', { name: 'Ask for a reply' });
  await expect(email).toBeFocused();
  await ask.click();
  await expect(email).toHaveAccessibleDescription('Enter an email address.');
  await expect(email).toBeFocused();
  await email.fill('ada@');
  await page.keyboard.press('Enter');
  await expect(email).toHaveAccessibleDescription(/name@example\.com/);
  await email.fill('ada@ridge-fiber.example');
  await ask.click();
  await expect(log(page)).toContainText('ada@ridge-fiber.example');
  await expect(log(page)).toContainText('A person will follow up by email.');
  await expect(email).toBeHidden();
  await expect(message(page)).toBeFocused();
});

test('§2 chatbot preview: None of these goes to a person too', async ({ page }) => {
  await openSetup(page);
  await openChat(page).click();
  await say(chat(page), 'Hello');
  await chat(page).getByRole('button', { name: 'None of these' }).click();
  await expect(chat(page).getByRole('textbox', { name: 'Your email' })).toBeFocused();
});

test('§2 chatbot preview: without entries every question goes to a person', async ({ page }) => {
  await withEntries(page, []);
  await openSetup(page);
  await openChat(page).click();
  await say(chat(page), 'Hello');
  await expect(log(page)).toContainText('A person will follow up');
});

test('§2 chatbot preview: an empty message is none', async ({ page }) => {
  await openSetup(page);
  await openChat(page).click();
  await say(chat(page), '   ');
  await expect(log(page).getByRole('paragraph')).toHaveCount(1);
});

test('§2 chatbot preview: markup in questions, answers and messages is text', async ({ page }) => {
  const hostile = '<img src=x onerror="document.title=1"><b>router</b>';
  await withEntries(page, [{ question: `Router ${hostile}`, answer: `Answer ${hostile}` }]);
  await openSetup(page);
  await openChat(page).click();
  await say(chat(page), `router ${hostile}`);
  await expect(log(page)).toContainText(`router ${hostile}`);
  await expect(log(page)).toContainText(`Answer ${hostile}`);
  await expect(log(page).locator('img, b')).toHaveCount(0);
});

test('§2 chatbot preview: an entry of another tab is answered at once', async ({
  page,
  context,
}) => {
  await openSetup(page);
  const other = await context.newPage();
  await open(other, '/dashboard');
  const raw = JSON.stringify({
    version: 1,
    ...sampleWorkspace,
    faq: { nextId: 2, entries: [{ id: 1, question: 'Do you sell ponies?', answer: 'No.' }] },
  });
  await other.evaluate((value) => localStorage.setItem('workspace', value), raw);
  await openChat(page).click();
  await say(chat(page), 'ponies?');
  await expect(log(page)).toContainText('No.');
});

test('§2 chatbot preview: the page around it can be light or dark', async ({ page }) => {
  await openSetup(page);
  const host = page.getByRole('group', { name: 'Page around the chatbot' });
  const background = () =>
    page.getByText('Your website').evaluate((node) => getComputedStyle(node).backgroundColor);
  const light = await background();
  await host.getByRole('button', { name: 'Dark' }).click();
  await expect(host.getByRole('button', { name: 'Dark' })).toHaveAttribute('aria-pressed', 'true');
  expect(await background()).not.toBe(light);
  await page.emulateMedia({ colorScheme: 'dark' });
  await host.getByRole('button', { name: 'Light' }).click();
  await expect.poll(background).toBe(light);
});

test('§2 chatbot preview: it stays in view beside a long form', async ({ page }) => {
  await openSetup(page);
  await page.getByRole('checkbox', { name: 'Include FAQ answers' }).check();
  await page.setViewportSize({ width: 1280, height: 640 });
  await page.mouse.wheel(0, 10_000);
  await expect(openChat(page)).toBeInViewport();
  await expect(saveButton(page)).toBeInViewport();
});

test.describe('below 1024 px', () => {
  test.use({ viewport: { width: 768, height: 1024 } });

  test('§2 chatbot preview: it is a sheet behind a button', async ({ page }) => {
    await openSetup(page);
    await expect(openChat(page)).toBeHidden();
    const button = page.getByRole('button', { name: 'Preview', exact: true });
    const sheet = page.getByRole('dialog', { name: 'Preview', exact: true });
    await button.click();
    await openChat(page).click();
    await say(chat(page), 'reset router');
    await expect(log(page)).toContainText('Hold the small button');
    await page.keyboard.press('Escape');
    await expect(chat(page)).toBeHidden();
    await expect(sheet).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(sheet).toBeHidden();
    await expect(button).toBeFocused();

    await button.click();
    await sheet.getByRole('button', { name: 'Close preview' }).click();
    await expect(sheet).toBeHidden();
    await button.click();
    await page.setViewportSize({ width: 1280, height: 800 });
    await expect(sheet).toBeHidden();
    await expect(openChat(page)).toBeVisible();
  });
});
