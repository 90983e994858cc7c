import fc from 'fast-check';
import { customerId, sampleWorkspace } from '../content/sample/workspace';
import { embedSnippet } from '../src/lib/embed-snippet';
import { hostileText } from '../tests/lib/hostile-text';
import { code, greetingField, nameField, openSetup, saveButton, snippetRegion } from './chatbot';
import { expect, test } from './fixtures';

const copyButton = 'Copy snippet';
const { entries } = sampleWorkspace.faq;

test('§3 embed snippet: it holds customer id, name and greeting as they are typed', async ({
  page,
  baseURL,
}) => {
  await openSetup(page);
  const { name, greeting } = sampleWorkspace.chatbot;
  const origin = baseURL ?? '';
  await expect(code(page)).toHaveText(embedSnippet({ origin, customerId, name, greeting }));
  await nameField(page).fill('Tom & "Jerry" <b>');
  await greetingField(page).fill("Line 1\nLine 2's </script><script>alert(1)</script>");
  const typed = {
    name: 'Tom & "Jerry" <b>',
    greeting: "Line 1\nLine 2's </script><script>alert(1)</script>",
  };
  await expect
    .poll(() => code(page).textContent())
    .toBe(embedSnippet({ origin, customerId, ...typed }));
  await expect(snippetRegion(page)).toContainText('It already holds your unsaved changes.');
});

test('§3 embed snippet: the FAQ answers are in it when they are asked for, and that is saved', async ({
  page,
  baseURL,
}) => {
  await openSetup(page);
  const choice = page.getByRole('checkbox', { name: 'Include FAQ answers' });
  await choice.check();
  const { name, greeting } = sampleWorkspace.chatbot;
  const snippet = embedSnippet({
    origin: baseURL ?? '',
    customerId,
    name,
    greeting,
    faq: entries,
  });
  await expect.poll(() => code(page).textContent()).toBe(snippet);
  await saveButton(page).click();
  await page.reload();
  await expect(choice).toBeChecked();
  await choice.uncheck();
  await expect(code(page)).not.toContainText('application/json');
});

test('§2 embed snippet: Copy snippet copies it and says so', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openSetup(page);
  await page.getByRole('button', { name: copyButton }).click();
  await expect(snippetRegion(page).getByRole('status')).toHaveText('Copied.');
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toBe(await code(page).textContent());
  await nameField(page).fill('Line desk');
  await expect(snippetRegion(page)).not.toContainText('Copied.');
});

for (const [what, clipboard] of [
  ['refuses', 'refusing'],
  ['has no clipboard', 'absent'],
] as const) {
  test(`§2 embed snippet: where the browser ${what}, the snippet is selected`, async ({ page }) => {
    await page.addInitScript((kind) => {
      const refusing = { writeText: () => Promise.reject(new DOMException('', 'NotAllowedError')) };
      const value = kind === 'refusing' ? refusing : undefined;
      Object.defineProperty(navigator, 'clipboard', { value });
    }, clipboard);
    await openSetup(page);
    await page.getByRole('button', { name: copyButton }).click();
    await expect(snippetRegion(page).getByRole('status')).toContainText('press Ctrl+C');
    const selected = await page.evaluate(() => getSelection()?.toString());
    expect(selected).toBe(await code(page).textContent());
  });
}

test('§3 embed snippet: whatever is typed shows as text and runs nothing', async ({ page }) => {
  await openSetup(page);
  const before = await page.locator('script, img, iframe').count();
  await nameField(page).fill('"><img src=x onerror=document.title=1>');
  await greetingField(page).fill('</script><script>document.title = 1</script>');
  await page.getByRole('button', { name: 'Open chat' }).click();
  await expect(page.getByRole('log')).toContainText('</script><script>document.title = 1');
  expect(await page.locator('script, img, iframe').count()).toBe(before);
  await expect(page).toHaveTitle(/^Chatbot Setup/);
});

test('§3 embed snippet: a browser reads back 6,000 hostile inputs, and no element more', async ({
  page,
}) => {
  test.setTimeout(90_000);
  // A page of its own, as a customer's would be: ours parses no markup.
  await page.goto('about:blank');
  const entry = fc.record({ question: hostileText, answer: hostileText });
  const inputs = fc.sample(
    fc.record(
      { name: hostileText, greeting: hostileText, faq: fc.array(entry, { maxLength: 3 }) },
      { requiredKeys: ['name', 'greeting'] },
    ),
    { numRuns: 6000, seed: 1 },
  );
  const snippets = inputs.map(({ faq, ...input }) =>
    embedSnippet({ origin: 'https://a.example', customerId, ...input, ...(faq ? { faq } : {}) }),
  );
  // JSON as text keeps what a message between processes would not: halves of surrogate pairs.
  const readBack: string[] = [];
  for (let start = 0; start < snippets.length; start += 1500) {
    const batch = snippets.slice(start, start + 1500);
    const read = await page.evaluate(
      (texts) =>
        texts.map((text) => {
          const { head, body } = new DOMParser().parseFromString(text, 'text/html');
          const elements = [...head.querySelectorAll('*'), ...body.querySelectorAll('*')];
          const attributes = elements.map(({ tagName, attributes: all }) => [
            tagName,
            ...[...all].map(({ name, value }) => [name, value]),
          ]);
          const [, data] = elements;
          const outside = [...head.childNodes, ...body.childNodes]
            .filter((node) => node.nodeType !== Node.ELEMENT_NODE)
            .map((node) => node.textContent?.trim());
          return JSON.stringify({
            attributes,
            faq: data ? (JSON.parse(data.textContent ?? '') as unknown) : null,
            outside: outside.filter(Boolean),
          });
        }),
      batch,
    );
    readBack.push(...read);
  }
  const kept = (text: string) => text.replace(/[\0\p{Surrogate}]/gu, '\uFFFD');
  const expected = inputs.map(({ name, greeting, faq }) =>
    JSON.stringify({
      attributes: [
        [
          'SCRIPT',
          ['async', ''],
          ['src', 'https://a.example/widget/v1.js'],
          ['data-customer-id', customerId],
          ['data-name', kept(name)],
          ['data-greeting', kept(greeting)],
        ],
        ...(faq ? [['SCRIPT', ['type', 'application/json'], ['data-faq-for', customerId]]] : []),
      ],
      faq: faq ?? null,
      outside: [],
    }),
  );
  const strays = expected.flatMap((wanted, place) =>
    readBack[place] === wanted ? [] : [{ wanted, read: readBack[place] }],
  );
  expect(strays.slice(0, 3)).toEqual([]);
  expect(readBack).toHaveLength(6000);
  expect(inputs.filter(({ faq }) => faq).length).toBeGreaterThan(1000);
});
