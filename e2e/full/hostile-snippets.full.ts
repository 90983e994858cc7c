import fc from 'fast-check';
import { customerId } from '#content/sample/workspace.ts';
import { embedSnippet } from '#src/lib/text/embed-snippet.ts';
import { hostileText } from '#tests/lib/hostile-text.ts';
import { expect, test } from '../support/browser/fixtures';
import { startCustomerHost } from '../support/product/customer-page';

/** Applies the documented normalization of text in attributes. */
const normalized = (text: string) => text.replace(/[\0\p{Surrogate}]/gu, '\uFFFD');

test('embed snippet: a browser parses 6,000 hostile inputs back unchanged, without extra elements', async ({
  page,
}) => {
  // A blank page: the site's own policy forbids parsing markup.
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
  // JSON text preserves lone surrogates, which the protocol would replace.
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
  const expected = inputs.map(({ name, greeting, faq }) =>
    JSON.stringify({
      attributes: [
        [
          'SCRIPT',
          ['async', ''],
          ['src', 'https://a.example/widget/v1.js'],
          ['data-customer-id', customerId],
          ['data-name', normalized(name)],
          ['data-greeting', normalized(greeting)],
        ],
        ...(faq ? [['SCRIPT', ['type', 'application/json'], ['data-faq-for', customerId]]] : []),
      ],
      faq: faq ?? null,
      outside: [],
    }),
  );
  const differences = expected.flatMap((json, index) =>
    readBack[index] === json ? [] : [{ expected: json, read: readBack[index] }],
  );
  expect(differences.slice(0, 3)).toEqual([]);
  expect(readBack).toHaveLength(6000);
  expect(inputs.filter(({ faq }) => faq).length).toBeGreaterThan(1000);
});

test('widget: 1,000 hostile names and greetings are shown as text without side effects', async ({
  page,
  baseURL,
  expectConsole,
}) => {
  const host = await startCustomerHost();
  expectConsole(new RegExp(`^request: ${host.origin}/`), 'any');
  const inputs = fc.sample(fc.record({ name: hostileText, greeting: hostileText }), {
    numRuns: 1000,
    seed: 1,
  });
  const origin = baseURL ?? '';
  await page.goto(host.put({}));
  const texts = await page.evaluate(
    async (snippets) => {
      const container = document.body.appendChild(document.createElement('div'));
      const results: { label: string | null; title?: string; log?: string; strays: number }[] = [];
      for (const snippet of snippets) {
        // A script set by innerHTML does not run, so a copy of it is appended.
        container.innerHTML = snippet;
        const inert = container.querySelector('script');
        const script = document.createElement('script');
        for (const { name, value } of inert?.attributes ?? []) script.setAttribute(name, value);
        const loaded = new Promise((resolve) => script.addEventListener('load', resolve));
        container.replaceChildren(script);
        await loaded;
        const { Midspan } = window as unknown as {
          Midspan: { open: () => void; destroy: () => void };
        };
        Midspan.open();
        const root = document.querySelector('midspan-chat')?.shadowRoot;
        const dialog = root?.querySelector('[role=dialog]');
        results.push({
          label: dialog?.getAttribute('aria-label') ?? null,
          title: dialog?.querySelector('p')?.textContent ?? '',
          log: root?.querySelector('[role=log] p')?.lastChild?.textContent ?? '',
          strays: document.querySelectorAll('img, b, script:not([src])').length,
        });
        Midspan.destroy();
      }
      container.remove();
      return {
        results,
        title: document.title,
        left: document.querySelectorAll('midspan-chat').length,
      };
    },
    inputs.map((input) => embedSnippet({ origin, customerId, ...input })),
  );
  host.close();
  const expected = inputs.map(({ name, greeting }) => {
    const title = normalized(name).trim() || 'Chatbot';
    return { label: title, title, log: normalized(greeting), strays: 0 };
  });
  const differences = texts.results.flatMap((result, index) =>
    JSON.stringify(result) === JSON.stringify(expected[index]) ? [] : [[result, expected[index]]],
  );
  expect(differences.slice(0, 3)).toEqual([]);
  expect(texts.results).toHaveLength(1000);
  expect([texts.title, texts.left]).toEqual(['Pony shop', 0]);
});
