import { expect, open, test } from './fixtures';
import { demoButton, fillDemoForm, freshEmail, heroButton, heroEmail, thanked } from './forms';
import { inbox, outbox, storedList } from './records';

test('contracts §4: eight tabs that submit at once lose nothing', async ({ context, request }) => {
  test.setTimeout(60_000);
  const emails = Array.from({ length: 8 }, freshEmail);
  const tabs = await Promise.all(
    emails.map(async (email) => {
      const page = await context.newPage();
      await open(page, '/');
      await heroEmail(page).fill(email);
      return { page, email };
    }),
  );
  const first = tabs[0]!.page;
  const emailsIn = async (key: string) =>
    (await storedList(first, key)).map((entry) => (entry as { email: string }).email).toSorted();

  await Promise.all(
    tabs.map(({ page }) => heroButton(page).evaluate((button) => (button as HTMLElement).click())),
  );
  await Promise.all(tabs.map(({ page }) => expect(page).toHaveURL('/book-demo')));
  await expect.poll(() => emailsIn('demoEmails')).toEqual(emails.toSorted());

  for (const { page } of tabs) await fillDemoForm(page, null);
  await Promise.all(
    tabs.map(({ page }) => demoButton(page).evaluate((button) => (button as HTMLElement).click())),
  );
  await Promise.all(tabs.map(({ page }) => thanked(page)));
  await expect.poll(() => emailsIn('demoSubmissions')).toEqual(emails.toSorted());
  await expect.poll(() => emailsIn('demoEmails')).toEqual(emails.toSorted());

  for (const email of emails) {
    await expect
      .poll(async () => (await inbox(request, email)).map(({ form }) => form).toSorted())
      .toEqual(['demo', 'lead']);
  }
  await expect.poll(() => outbox(first)).toEqual([]);
});
