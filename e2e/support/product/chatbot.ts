import type { Locator, Page } from 'playwright/test';
import { expect, open } from '../browser/fixtures';

export const nameField = (page: Page) => page.getByRole('textbox', { name: 'Chatbot name' });
export const greetingField = (page: Page) =>
  page.getByRole('textbox', { name: 'Greeting message' });
export const saveButton = (page: Page) => page.getByRole('button', { name: 'Save changes' });
export const discardButton = (page: Page) => page.getByRole('button', { name: 'Discard' });
export const snippetRegion = (page: Page) => page.getByRole('region', { name: 'Embed snippet' });
export const code = (page: Page) => snippetRegion(page).locator('code');
/** Opens the preview's sheet on narrow screens. */
export const previewButton = (page: Page) =>
  page.getByRole('button', { name: 'Preview', exact: true });
export const openChat = (page: Page) => page.getByRole('button', { name: 'Open chat' });
export const chat = (page: Page, name = 'Ridge County helper') =>
  page.getByRole('dialog', { name, exact: true });

/** Opens the page, waits until it is hydrated, and closes the chat that wide screens show. */
export async function openSetup(page: Page): Promise<void> {
  await open(page, '/chatbot-setup');
  await expect(nameField(page)).toBeVisible();
  if ((page.viewportSize()?.width ?? 0) >= 1024)
    await page.getByRole('button', { name: 'Close chat' }).click();
}

/** Returns the page's horizontal overflow in px. */
export const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** Sends a message in an open chat. */
export async function say(panel: Locator, text: string): Promise<void> {
  await panel.getByRole('textbox', { name: 'Message' }).fill(text);
  await panel.getByRole('button', { name: 'Send' }).click();
}

/** Returns the stored chatbot settings; null while they are the sample's. */
export const storedChatbot = (page: Page) =>
  page.evaluate(() => {
    const raw = localStorage.getItem('workspace');
    return raw === null ? null : (JSON.parse(raw) as { chatbot: unknown }).chatbot;
  });
