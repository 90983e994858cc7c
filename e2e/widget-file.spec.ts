import { get } from 'node:http';
import fc from 'fast-check';
import { customerId } from '../content/sample/workspace';
import { embedSnippet } from '../src/lib/embed-snippet';
import { hostileText } from '../tests/lib/hostile-text';
import { expect, test, testWithoutPage } from './fixtures';
import { foreignHost } from './foreign-page';

test('§3 widget: 1,000 hostile names and greetings are shown as texts, and nothing else happens', async ({
  page,
  baseURL,
  expectConsole,
}) => {
  const host = await foreignHost();
  expectConsole(new RegExp(`^request: ${host.origin}/`), 'any');
  test.setTimeout(60_000);
  const inputs = fc.sample(fc.record({ name: hostileText, greeting: hostileText }), {
    numRuns: 1000,
    seed: 1,
  });
  const origin = baseURL ?? '';
  await page.goto(host.put({}));
  const shown = await page.evaluate(
    async (snippets) => {
      const room = document.body.appendChild(document.createElement('div'));
      const results: { label: string | null; title?: string; log?: string; strays: number }[] = [];
      for (const snippet of snippets) {
        // Parsed as a page would, then run: what is only parsed into a part of a page does not run.
        room.innerHTML = snippet;
        const inert = room.querySelector('script');
        const script = document.createElement('script');
        for (const { name, value } of inert?.attributes ?? []) script.setAttribute(name, value);
        const loaded = new Promise((resolve) => script.addEventListener('load', resolve));
        room.replaceChildren(script);
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
      room.remove();
      return {
        results,
        title: document.title,
        left: document.querySelectorAll('midspan-chat').length,
      };
    },
    inputs.map((input) => embedSnippet({ origin, customerId, ...input })),
  );
  host.close();
  const kept = (text: string) => text.replace(/[\0\p{Surrogate}]/gu, '\uFFFD');
  const expected = inputs.map(({ name, greeting }) => {
    const title = kept(name).trim() || 'Chatbot';
    return { label: title, title, log: kept(greeting), strays: 0 };
  });
  const strange = shown.results.flatMap((one, place) =>
    JSON.stringify(one) === JSON.stringify(expected[place]) ? [] : [[one, expected[place]]],
  );
  expect(strange.slice(0, 3)).toEqual([]);
  expect(shown.results).toHaveLength(1000);
  expect([shown.title, shown.left]).toEqual(['Pony shop', 0]);
});

testWithoutPage(
  '§8 widget: other pages may load it, and it is at most 8 KB as it is sent',
  async ({ baseURL }) => {
    const { headers, size } = await new Promise<{
      headers: Record<string, unknown>;
      size: number;
    }>((resolve, reject) => {
      const request = get(
        `${baseURL}/widget/v1.js`,
        { headers: { 'Accept-Encoding': 'br' } },
        (answer) => {
          let bytes = 0;
          answer.on('data', (piece: Buffer) => (bytes += piece.length));
          answer.on('end', () => resolve({ headers: answer.headers, size: bytes }));
        },
      );
      request.on('error', reject);
    });
    expect(headers).toMatchObject({
      'content-encoding': 'br',
      'content-type': 'text/javascript; charset=utf-8',
      'cross-origin-resource-policy': 'cross-origin',
      'cache-control': 'public, max-age=600',
    });
    expect(size).toBeGreaterThan(2000);
    expect(size).toBeLessThanOrEqual(8 * 1024);
  },
);
