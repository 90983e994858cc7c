import type { Page } from 'playwright/test';
import { customerId, sampleWorkspace } from '#content/sample/workspace.ts';
import { chatOutside } from '#content/workspace/chat-widget.ts';
import { chatbotSetup, previewPrompts } from '#content/workspace/chatbot-setup.ts';
import { unansweredWords } from '#content/workspace/unanswered.ts';
import { embedSnippet } from '#src/lib/text/embed-snippet.ts';
import {
  chat,
  code,
  discardButton,
  greetingField,
  nameField,
  openChat,
  openSetup,
  overflow,
  previewButton,
  saveButton,
  say,
  snippetRegion,
  storedChatbot,
} from '#e2e/support/product/chatbot.ts';
import { expectNoAxeViolations, expectNoAxeViolationsAtBothSizes } from '#e2e/support/pages/axe.ts';
import { saveData } from '#e2e/support/browser/first-visit.ts';
import { expect, waitForHydration, open, test } from '#e2e/support/browser/fixtures.ts';

const { chatbot: sample, faq } = sampleWorkspace;
const leaveDialog = (page: Page) => page.getByRole('dialog', { name: 'Leave without saving?' });

test('§2.95 chat: the setup saves by keyboard, survives a reload, and asks before a reload that discards changes', async ({
  page,
}) => {
  const dialogs: string[] = [];
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.type());
    void dialog.accept();
  });
  await openSetup(page);
  await expect(nameField(page)).toHaveValue(sample.name);
  await expect(nameField(page)).toHaveAccessibleDescription('19 of 60 characters');

  await test.step('the focus stays in the save bar, which confirms', async () => {
    for (const [button, text] of [
      [discardButton(page), 'No unsaved changes.'],
      [saveButton(page), 'Changes saved.'],
    ] as const) {
      await greetingField(page).fill('What is down?');
      await expect(greetingField(page)).toHaveAccessibleDescription('13 of 500 characters');
      await button.focus();
      await page.keyboard.press('Enter');
      await expect(saveButton(page)).toBeHidden();
      await expect(page.getByText(text)).toBeFocused();
      await expect(page.getByText(text)).toBeInViewport();
    }
    await nameField(page).fill('Line desk');
    await nameField(page).press('Enter');
    await expect(saveButton(page)).toBeHidden();
    await expect(nameField(page)).toBeFocused();
  });

  const saved = { ...sample, name: 'Line desk', greeting: 'What is down?' };
  expect(await storedChatbot(page)).toEqual(saved);
  await page.reload();
  await waitForHydration(page);
  expect(dialogs).toEqual([]);
  await expect(greetingField(page)).toHaveValue(saved.greeting);
  await nameField(page).fill('Night desk');
  await page.reload();
  await expect(nameField(page)).toHaveValue(saved.name);
  expect(dialogs).toEqual(['beforeunload']);
});

test('§2.135 chat: the preview runs the snippet’s file, and both show the draft as text', async ({
  page,
  context,
  baseURL,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const urls: string[] = [];
  page.on('request', (request) => urls.push(request.url()));
  // Prefetching could still be in flight when the network goes off.
  await page.addInitScript(saveData);
  await openSetup(page);
  await expect(openChat(page)).toBeVisible();
  expect(urls.filter((url) => url === `${baseURL}/widget/v1.js`)).toHaveLength(1);
  expect(await page.evaluate(() => 'Midspan' in window)).toBe(false);
  // This list loads when it comes near the viewport.
  const unanswered = page.getByRole('region', { name: unansweredWords.title });
  await unanswered.getByText(unansweredWords.title, { exact: true }).click();
  await expect(unanswered.getByRole('listitem').first()).toBeVisible();
  // The preview needs no network, and its storage key is not a customer's.
  await context.setOffline(true);

  const elements = await page.locator('script, img, iframe').count();
  const hostile = {
    name: '"><img src=x onerror=document.title=1>',
    greeting: '</script><script>document.title = 1</script>\nWhat is down?',
  };
  await page.getByRole('checkbox', { name: 'Include FAQ answers' }).check();
  await nameField(page).fill(hostile.name);
  await greetingField(page).fill(hostile.greeting);
  const snippet = embedSnippet({
    origin: baseURL ?? '',
    customerId,
    ...hostile,
    faq: faq.entries,
  });
  await expect.poll(() => code(page).textContent()).toBe(snippet);
  await snippetRegion(page).getByRole('button', { name: 'Copy snippet' }).click();
  await expect(snippetRegion(page).getByRole('status')).toHaveText('Copied.');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(snippet);

  await openChat(page).focus();
  await page.keyboard.press('Enter');
  const panel = chat(page, hostile.name);
  const message = panel.getByRole('textbox', { name: 'Message' });
  await expect(message).toBeFocused();
  await say(panel, `<b>reset router</b> ${hostile.name}`);
  await expect(panel.getByRole('log')).toContainText(hostile.greeting);
  await expect(panel.getByRole('log')).toContainText(`<b>reset router</b> ${hostile.name}`);
  expect(await page.locator('script, img, iframe').count()).toBe(elements);
  await expect(page).toHaveTitle(/^Chatbot Setup/);

  await message.fill('half a question');
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await expect(openChat(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(message).toHaveValue('half a question');
  await nameField(page).fill('');
  await expect(chat(page, 'Chatbot')).toBeVisible();
  const keys = await page.evaluate(() => Object.keys(localStorage));
  expect(keys.filter((name) => name.startsWith('midspan:'))).toEqual(['midspan:preview']);
});

test('§8.7 chat: a preview that cannot be loaded says so, and an edit tries again', async ({
  page,
  expectConsole,
}) => {
  expectConsole(/^error: Failed to load resource/, 'some');
  await page.route(chatOutside.file, (route) => route.abort());
  await open(page, '/chatbot-setup');
  const failure = page.getByRole('alert').getByText(chatbotSetup.preview.failed);
  await expect(failure).toBeVisible();
  await page.unroute(chatOutside.file);
  await greetingField(page).fill('Good morning.');
  await expect(chat(page).getByRole('log')).toContainText('Good morning.');
  await expect(failure).toBeHidden();
});

test('§2.94 chat: the preview is open beside the form, its prompts leave the focus, and an unanswered question becomes an entry', async ({
  page,
}) => {
  await open(page, '/chatbot-setup');
  const log = chat(page).getByRole('log');
  await expect(log).toContainText(sample.greeting);
  await expect(page.locator('body')).toBeFocused();
  const prompts = page.getByRole('group', { name: previewPrompts.title }).getByRole('button');
  await prompts.first().click();
  await expect(log).toContainText(faq.entries[0]!.answer);
  await prompts.last().click();
  await expect(chat(page).getByRole('textbox', { name: 'Your email' })).toBeVisible();
  await expect(prompts.last()).toBeFocused();

  const unanswered = page.getByRole('region', { name: unansweredWords.title });
  await unanswered.getByText(unansweredWords.title, { exact: true }).click();
  const rows = unanswered.getByRole('listitem');
  await expect(rows.first()).toContainText(/Asked \d+ times/);
  const count = await rows.count();
  const question = (await rows.first().getByRole('paragraph').textContent())!;
  await rows.first().getByRole('button').click();
  const added = page.locator(`#faq-${faq.nextId}-answer`);
  await expect(added).toBeFocused();
  await expect(added).not.toHaveValue('');
  await expect(rows.filter({ hasText: question })).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(rows).toHaveCount(count);
  await expect(rows.first()).toContainText(question);
});

test.describe('without motion', () => {
  test.describe.configure({ timeout: 60_000 });
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test(
    'chat: fields, errors, save bar and dialog have no axe violations',
    { tag: '@full' },
    async ({ page }) => {
      await openSetup(page);
      await page.getByRole('checkbox', { name: 'Include FAQ answers' }).check();
      await nameField(page).fill('W'.repeat(90));
      await greetingField(page).fill('');
      await saveButton(page).click();
      await expectNoAxeViolationsAtBothSizes(page, page.getByText('Write a greeting.'));
      await page.setViewportSize({ width: 320, height: 740 });
      expect(await overflow(page)).toBe(0);
      await page.getByRole('link', { name: 'Midspan home' }).filter({ visible: true }).click();
      await expect(leaveDialog(page)).toBeVisible();
      await expectNoAxeViolations(page, 'dialog[open]');
    },
  );

  test('chat: on a phone the preview is a sheet, and Escape closes the chat, then the sheet', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 375, height: 740 });
    await openSetup(page);
    await expect(openChat(page)).toBeHidden();
    const sheet = page.getByRole('dialog', { name: 'Preview', exact: true });
    await previewButton(page).click();
    await sheet.getByRole('radio', { name: 'Dark', exact: true }).check();
    await openChat(page).click();
    await say(chat(page), 'x'.repeat(2000));
    await say(chat(page), 'technician light');
    await chat(page).getByRole('button', { name: 'None of these' }).click();
    await chat(page).getByRole('button', { name: 'Request a reply' }).click();
    await expect(chat(page).getByText('Enter an email address.')).toBeVisible();
    await expect(chat(page).getByRole('button', { name: 'Send' })).toBeInViewport();
    expect(await overflow(page)).toBe(0);

    await page.keyboard.press('Escape');
    await expect(chat(page)).toBeHidden();
    await expect(sheet).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(sheet).toBeHidden();
    await expect(previewButton(page)).toBeFocused();
    await previewButton(page).click();
    await page.setViewportSize({ width: 1280, height: 800 });
    await expect(sheet).toBeHidden();
    await expect(chat(page)).toBeVisible();
  });
});

test('§2.96 chat: the preview stays beside a long form, and the save bar never covers the focused field', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 420 });
  await openSetup(page);
  await page.getByRole('checkbox', { name: 'Include FAQ answers' }).check();
  const barTop = async () => (await saveButton(page).boundingBox())!.y - 14;
  for (const role of ['button', 'group', 'checkbox'] as const) {
    const field = snippetRegion(page).getByRole(role).first();
    await field.evaluate((node) => node.focus({ preventScroll: true }));
    await page.evaluate(() => scrollTo(0, 0));
    await page.keyboard.press('Shift+Tab');
    await page.evaluate(() => scrollTo(0, 0));
    await page.keyboard.press('Tab');
    await expect(field).toBeFocused();
    const box = await field.boundingBox();
    expect(box!.y + Math.min(box!.height, 40), role).toBeLessThanOrEqual(await barTop());
  }
  await page.evaluate(() => scrollTo(0, 0));
  await greetingField(page).focus();
  await page.keyboard.press('Control+End');
  await page.keyboard.type('\n\nWhere');
  const caretBottom = (await greetingField(page).boundingBox())!.y + 72;
  expect(caretBottom).toBeLessThanOrEqual(await barTop());

  await page.setViewportSize({ width: 1280, height: 640 });
  await page.mouse.wheel(0, 10_000);
  await expect(openChat(page)).toBeInViewport();
  await expect(saveButton(page)).toBeInViewport();
});
