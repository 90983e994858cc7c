import type { Page } from 'playwright/test';
import {
  discardButton,
  greetingField,
  nameField,
  openSetup,
  saveButton,
  storedChatbot,
} from './chatbot';
import { expect, hydrated, open, test } from './fixtures';

const leaveDialog = (page: Page) => page.getByRole('dialog', { name: 'Leave without saving?' });
const conversations = (page: Page) => page.getByRole('link', { name: 'Conversations' });
const said = (page: Page, text: string | RegExp) =>
  page.getByRole('status').filter({ hasText: text });

const sample = {
  name: 'Ridge County helper',
  greeting: 'Hi, how can I help you today?',
  includeFaq: false,
};

test('§3 chatbot: the page shows name and greeting, the default greeting of §9', async ({
  page,
}) => {
  await openSetup(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Chatbot Setup' })).toBeVisible();
  await expect(nameField(page)).toHaveValue(sample.name);
  await expect(greetingField(page)).toHaveValue('Hi, how can I help you today?');
  await expect(nameField(page)).toHaveAccessibleDescription('19 of 60 characters');
  await expect(greetingField(page)).toHaveAccessibleDescription('29 of 500 characters');
  await expect(saveButton(page)).toBeHidden();
});

test('§3 chatbot: a change is saved in this browser and survives a reload', async ({ page }) => {
  await openSetup(page);
  await nameField(page).fill('Line desk');
  await greetingField(page).fill('Hello.\nWhat is down?');
  await saveButton(page).click();
  await expect(said(page, 'Changes saved.')).toBeVisible();
  await expect(saveButton(page)).toBeHidden();
  expect(await storedChatbot(page)).toEqual({
    ...sample,
    name: 'Line desk',
    greeting: 'Hello.\nWhat is down?',
  });
  await page.reload();
  await expect(nameField(page)).toHaveValue('Line desk');
  await expect(greetingField(page)).toHaveValue('Hello.\nWhat is down?');
});

test('§3 chatbot: Enter in the name saves, and the focus stays where it was', async ({ page }) => {
  await openSetup(page);
  await nameField(page).fill('Line desk');
  await nameField(page).press('Enter');
  await expect(said(page, 'Changes saved.')).toBeVisible();
  await expect(nameField(page)).toBeFocused();
});

test('§3 chatbot: after the save bar is gone the focus is still on the page', async ({ page }) => {
  await openSetup(page);
  for (const button of [saveButton(page), discardButton(page)]) {
    await greetingField(page).press('End');
    await greetingField(page).pressSequentially('!');
    await button.focus();
    await page.keyboard.press('Enter');
    await expect(saveButton(page)).toBeHidden();
    await expect(page.getByRole('heading', { name: 'Basics' })).toBeFocused();
  }
});

test('§3 chatbot: Discard and taking a change back by hand leave nothing to save', async ({
  page,
}) => {
  await openSetup(page);
  await nameField(page).fill('Line desk');
  await expect(said(page, 'You have unsaved changes.')).toBeVisible();
  await discardButton(page).click();
  await expect(nameField(page)).toHaveValue(sample.name);
  await expect(saveButton(page)).toBeHidden();

  await greetingField(page).fill('Hello.');
  await expect(saveButton(page)).toBeVisible();
  await greetingField(page).fill(sample.greeting);
  await expect(saveButton(page)).toBeHidden();
  expect(await storedChatbot(page)).toBeNull();
});

test('§3 chatbot: a name is required; the page says so and goes to the field', async ({ page }) => {
  await openSetup(page);
  await nameField(page).fill('  ');
  await greetingField(page).fill('');
  await expect(page.getByText('Give the chatbot a name.')).toBeHidden();
  await saveButton(page).click();
  await expect(nameField(page)).toBeFocused();
  await expect(nameField(page)).toHaveAttribute('aria-invalid', 'true');
  await expect(nameField(page)).toHaveAccessibleDescription(/Give the chatbot a name\./);
  await expect(greetingField(page)).toHaveAccessibleDescription(/Write a greeting\./);

  await nameField(page).fill('Line desk');
  await saveButton(page).click();
  await expect(greetingField(page)).toBeFocused();
  expect(await storedChatbot(page)).toBeNull();
  await greetingField(page).fill('Hello.');
  await saveButton(page).click();
  await expect.poll(() => storedChatbot(page)).toMatchObject({ name: 'Line desk' });
});

test('§3 chatbot: what is too long is told in words, and nothing typed is cut', async ({
  page,
}) => {
  await openSetup(page);
  const long = 'Line desk '.repeat(7);
  await nameField(page).fill(long);
  await expect(nameField(page)).toHaveAccessibleDescription(
    'Too long: take out 10 characters. 70 of 60 characters',
  );
  await greetingField(page).fill('g'.repeat(501));
  await expect(greetingField(page)).toHaveAccessibleDescription(
    'Too long: take out 1 character. 501 of 500 characters',
  );
  await expect(said(page, 'Chatbot name is too long. Greeting message is too long.')).toHaveCount(
    1,
  );
  await saveButton(page).click();
  await expect(nameField(page)).toBeFocused();
  await expect(nameField(page)).toHaveValue(long);
  expect(await storedChatbot(page)).toBeNull();

  await nameField(page).fill('🎉'.repeat(60));
  await greetingField(page).fill('g'.repeat(500));
  await saveButton(page).click();
  await expect(said(page, 'Changes saved.')).toBeVisible();
});

test('§4 contracts, chatbot: a storage that is full is told, and the page goes on', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('Full.', 'QuotaExceededError');
    };
  });
  await openSetup(page);
  await nameField(page).fill('Line desk');
  await saveButton(page).click();
  await expect(said(page, /Saved until you close this page\./)).toBeVisible();
  await expect(saveButton(page)).toBeHidden();

  await conversations(page).click();
  await expect(page).toHaveURL('/conversations');
  await page.goBack();
  await expect(nameField(page)).toHaveValue('Line desk');
});

test('§3 chatbot: leaving with unsaved changes asks; Stay and Escape keep page and words', async ({
  page,
}) => {
  await openSetup(page);
  await nameField(page).fill('Line desk');
  await conversations(page).click();
  await leaveDialog(page).getByRole('button', { name: 'Stay' }).click();
  await expect(leaveDialog(page)).toBeHidden();
  await expect(conversations(page)).toBeFocused();
  await expect(page).toHaveURL('/chatbot-setup');

  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(leaveDialog(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(leaveDialog(page)).toBeHidden();
  await expect(page).toHaveURL('/chatbot-setup');
  await expect(nameField(page)).toHaveValue('Line desk');
  await expect(saveButton(page)).toBeVisible();
});

test('§3 chatbot: Leave leaves the changes behind', async ({ page }) => {
  await openSetup(page);
  await nameField(page).fill('Line desk');
  await conversations(page).click();
  await leaveDialog(page).getByRole('button', { name: 'Leave', exact: true }).click();
  await expect(page).toHaveURL('/conversations');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.goBack();
  await expect(nameField(page)).toHaveValue(sample.name);
});

test('§3 chatbot: Save and leave does both', async ({ page }) => {
  await openSetup(page);
  await nameField(page).fill('Line desk');
  await conversations(page).click();
  await leaveDialog(page).getByRole('button', { name: 'Save and leave' }).click();
  await expect(page).toHaveURL('/conversations');
  expect(await storedChatbot(page)).toMatchObject({ name: 'Line desk' });
});

test('§3 chatbot: what cannot be saved is not left by Save and leave', async ({ page }) => {
  await openSetup(page);
  await greetingField(page).fill('');
  for (const _ of ['first', 'second']) {
    await conversations(page).click();
    await leaveDialog(page).getByRole('button', { name: 'Save and leave' }).click();
    await expect(leaveDialog(page)).toBeHidden();
    await expect(greetingField(page)).toBeFocused();
  }
  await expect(greetingField(page)).toHaveAccessibleDescription(/Write a greeting\./);
  await expect(page).toHaveURL('/chatbot-setup');
});

test('§3 chatbot: Back asks too, and can be answered more than once', async ({ page }) => {
  await open(page, '/dashboard');
  await page.getByRole('link', { name: 'Chatbot Setup' }).click();
  await nameField(page).fill('Line desk');
  for (const answer of ['Stay', 'Stay']) {
    await page.goBack();
    await leaveDialog(page).getByRole('button', { name: answer }).click();
    await expect(leaveDialog(page)).toBeHidden();
    await expect(page).toHaveURL('/chatbot-setup');
    await expect(nameField(page)).toHaveValue('Line desk');
  }
  await page.goBack();
  await leaveDialog(page).getByRole('button', { name: 'Leave', exact: true }).click();
  await expect(page).toHaveURL('/dashboard');
  await page.goForward();
  await expect(nameField(page)).toHaveValue(sample.name);
});

test('§3 chatbot: a reload asks only while there are unsaved changes', async ({ page }) => {
  const asked: string[] = [];
  page.on('dialog', (dialog) => {
    asked.push(dialog.type());
    void dialog.accept();
  });
  await openSetup(page);
  await nameField(page).fill('Line desk');
  await saveButton(page).click();
  await expect(said(page, 'Changes saved.')).toBeVisible();
  await page.reload();
  await hydrated(page);
  expect(asked).toEqual([]);
  await nameField(page).fill('Night desk');
  await page.reload();
  await expect(nameField(page)).toHaveValue('Line desk');
  expect(asked).toEqual(['beforeunload']);
});

test('§3 chatbot: another tab’s change is shown at once where nothing is typed', async ({
  page,
  context,
}) => {
  const other = await context.newPage();
  await openSetup(page);
  await openSetup(other);
  await nameField(page).fill('Line desk');
  await saveButton(page).click();
  await expect(nameField(other)).toHaveValue('Line desk');
  await expect(saveButton(other)).toBeHidden();
});

test('§3 chatbot: another tab’s change is told while something is typed, and Discard shows it', async ({
  page,
  context,
}) => {
  const other = await context.newPage();
  await openSetup(page);
  await openSetup(other);
  await nameField(other).fill('Night desk');
  await nameField(page).fill('Line desk');
  await saveButton(page).click();
  await expect(said(other, /The saved chatbot has changed elsewhere\./)).toBeVisible();
  await expect(nameField(other)).toHaveValue('Night desk');
  await discardButton(other).click();
  await expect(nameField(other)).toHaveValue('Line desk');

  await nameField(other).fill('Night desk');
  await saveButton(other).click();
  await expect(nameField(page)).toHaveValue('Night desk');
});

test('§3 chatbot: a reset of the sample is followed like another tab', async ({ page }) => {
  await openSetup(page);
  await nameField(page).fill('Line desk');
  await saveButton(page).click();
  await expect(said(page, 'Changes saved.')).toBeVisible();
  await page.getByRole('button', { name: 'Reset sample data' }).click();
  await page.getByRole('button', { name: 'Reset everything' }).click();
  await expect(nameField(page)).toHaveValue(sample.name);
  await expect(saveButton(page)).toBeHidden();
});

for (const size of ['New workspace, nothing yet', 'First conversation', 'Large operator, 50,000']) {
  test(`§3 chatbot: the page stands in every sample size (${size})`, async ({ page }) => {
    await openSetup(page);
    await page.getByRole('combobox', { name: 'Sample size' }).selectOption(size);
    await nameField(page).fill('Line desk');
    await saveButton(page).click();
    await page.reload();
    await expect(nameField(page)).toHaveValue('Line desk');
  });
}
