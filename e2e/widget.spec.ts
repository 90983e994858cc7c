import type { Locator } from 'playwright/test';
import { customerId, sampleWorkspace } from '../content/sample/workspace';
import { chat, openChat, openSetup, say } from './chatbot';
import { expectNoFindings } from './findings';
import { saveData } from './first-visit';
import { expect, test } from './fixtures';
import { copiedSnippets, foreignHost, listening, toldTo, type ForeignHost } from './foreign-page';

const [first] = sampleWorkspace.faq.entries;
const key = `midspan:chat:${customerId}`;
let host: ForeignHost;
let snippets: Awaited<ReturnType<typeof copiedSnippets>>;

test.beforeAll(async ({ browser, baseURL }) => {
  host = await foreignHost();
  snippets = await copiedSnippets(browser, baseURL ?? '');
});

test.afterAll(() => host.close());

test.beforeEach(({ expectConsole }) => {
  expectConsole(new RegExp(`^request: ${host.origin}/`), 'any');
});

test('§2 widget: pasted as copied it greets, answers, offers, and hands over to a person', async ({
  page,
}) => {
  await page.goto(host.put({ body: snippets.withAnswers + listening }));
  await openChat(page).click();
  const log = chat(page).getByRole('log', { name: 'Conversation' });
  await expect(log).toHaveText(/Hi, how can I help you today\?$/);
  await say(chat(page), 'reset router');
  await expect(log).toContainText(first?.answer ?? '');
  await say(chat(page), 'technician light');
  const offers = chat(page).getByRole('group', { name: 'Suggested questions' });
  await expect(offers.getByRole('button')).toHaveCount(3);
  await offers.getByRole('button', { name: 'None of these' }).click();
  const email = chat(page).getByRole('textbox', { name: 'Your email' });
  await expect(email).toBeFocused();
  await email.fill('ada@');
  await email.press('Enter');
  await expect(email).toHaveAccessibleDescription(/Enter a whole address/);
  await email.fill('ada@example.net');
  await email.press('Enter');
  await expect(log).toContainText('A person will follow up by email.');
  const followUp = { question: 'technician light', email: 'ada@example.net' };
  expect(await toldTo(page)).toEqual([{ customerId, ...followUp }]);
  const kept = await page.evaluate((name) => localStorage.getItem(name), key);
  expect(JSON.parse(kept ?? '')).toMatchObject({ turn: 'answered', followUps: [followUp] });
});

test('§2 widget: what was said survives a reload, and is gone once it is cleared', async ({
  page,
}) => {
  await page.goto(host.put({ body: snippets.withAnswers }));
  await openChat(page).click();
  await say(chat(page), 'technician light');
  await page.reload();
  await openChat(page).click();
  await expect(chat(page).getByRole('log')).toContainText('technician light');
  await chat(page)
    .getByRole('button', { name: 'How do I reset my router?' })
    .waitFor({ state: 'detached' });
  await chat(page).getByRole('button', { name: 'When is my technician arriving?' }).click();
  await expect(chat(page).getByRole('log')).toContainText('the stop before yours');
  await chat(page).getByRole('button', { name: 'Clear conversation' }).click();
  await expect(chat(page).getByRole('log')).not.toContainText('technician');
  await expect(chat(page).getByRole('textbox', { name: 'Message' })).toBeFocused();
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
  await page.reload();
  await openChat(page).click();
  await expect(chat(page).getByRole('log').getByRole('paragraph')).toHaveCount(1);
});

test('§2 widget: the page has one object of it, which opens, closes and takes it away', async ({
  page,
}) => {
  await page.goto(host.put({ body: snippets.plain }));
  await openChat(page).waitFor();
  const before = await page.evaluate(() => {
    const names = Object.getOwnPropertyNames(window);
    const frame = document.body.appendChild(document.createElement('iframe'));
    const known = new Set(Object.getOwnPropertyNames(frame.contentWindow));
    frame.remove();
    return names.filter((name) => !known.has(name) && !/^\d+$|^__(pw|playwright)/.test(name));
  });
  expect(before).toEqual(['Midspan']);
  const call = (name: 'open' | 'close' | 'destroy') =>
    page.evaluate(
      (method) =>
        (window as unknown as { Midspan: Record<string, () => void> }).Midspan[method]?.(),
      name,
    );
  expect(await page.evaluate(() => Object.keys((window as never)['Midspan']))).toEqual([
    'open',
    'close',
    'destroy',
  ]);
  await page.getByRole('link', { name: 'Buy' }).focus();
  await call('open');
  await expect(chat(page).getByRole('textbox', { name: 'Message' })).toBeFocused();
  await call('close');
  await expect(chat(page)).toBeHidden();
  await expect(page.getByRole('link', { name: 'Buy' })).toBeFocused();
  await call('destroy');
  await expect(openChat(page)).toBeHidden();
  expect(await page.evaluate(() => 'Midspan' in window)).toBe(false);
});

test('§2 widget: by keyboard, with the focus in and back, Escape, and a log that is read out', async ({
  page,
}) => {
  await page.goto(host.put({ body: snippets.withAnswers + listening }));
  await page.evaluate(() => {
    document.addEventListener('keydown', ({ key: pressed }) =>
      (window as unknown as { told: string[] }).told.push(pressed),
    );
  });
  await openChat(page).focus();
  await page.keyboard.press('Enter');
  const message = chat(page).getByRole('textbox', { name: 'Message' });
  await expect(message).toBeFocused();
  await page.keyboard.type('router');
  await page.keyboard.press('Enter');
  await expect(chat(page).getByRole('log')).toContainText('Hold the small button');
  await expect(message).toBeFocused();
  for (const name of ['Send', 'Clear conversation']) {
    await page.keyboard.press('Tab');
    await expect(chat(page).getByRole('button', { name })).toBeFocused();
  }
  await page.keyboard.press('Escape');
  await expect(chat(page)).toBeHidden();
  await expect(openChat(page)).toBeFocused();
  // Keys of a page mean something else while someone writes in the chat.
  expect(await toldTo(page)).toEqual([]);
});

for (const [what, root, headers] of [
  ['a light page', 'lang="en" style="color-scheme: light"', {}],
  ['a dark page', 'lang="en" style="color-scheme: dark; background: #111; color: #eee"', {}],
  ['a page from right to left', 'lang="ar" dir="rtl"', {}],
] as const) {
  test(`§2 widget: axe finds nothing in it on ${what}, at 320 px and wide`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(host.put({ body: snippets.withAnswers, root, headers }));
    await openChat(page).click();
    await say(chat(page), 'Pizza?');
    await say(chat(page), 'technician light');
    for (const width of [320, 1280]) {
      await page.setViewportSize({ width, height: 640 });
      await expectNoFindings(page);
    }
    const side = await chat(page).evaluate((panel) => {
      const { left, right } = panel.getBoundingClientRect();
      return left < innerWidth - right ? 'left' : 'right';
    });
    expect(side).toBe(root.includes('rtl') ? 'left' : 'right');
  });
}

test('§2 widget: it is light or dark as the page is, and as the system where the page says nothing', async ({
  page,
}) => {
  const colors: string[] = [];
  for (const [root, colorScheme] of [
    ['style="color-scheme: light"', 'dark'],
    ['style="color-scheme: dark"', 'light'],
    ['', 'light'],
    ['', 'dark'],
    ['style="color-scheme: light dark"', 'dark'],
  ] as const) {
    await page.emulateMedia({ colorScheme });
    await page.goto(host.put({ body: snippets.plain, root }));
    colors.push(await openChat(page).evaluate((node) => getComputedStyle(node).backgroundColor));
  }
  const [light, dark] = colors;
  expect(light).not.toBe(dark);
  expect(colors).toEqual([light, dark, light, dark, dark]);
});

test('§2 widget: in forced colours each bubble, button and field has an edge that is seen', async ({
  page,
}) => {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ forcedColors: 'active', colorScheme });
    await page.goto(host.put({ body: snippets.withAnswers }));
    const ground = await page.locator('main').evaluate((node) => {
      node.style.color = 'Canvas';
      return getComputedStyle(node).color;
    });
    const edged = async (part: Locator) => {
      const [width, color] = await part.evaluate((node) => {
        const { borderTopWidth, borderTopColor } = getComputedStyle(node);
        return [parseFloat(borderTopWidth), borderTopColor];
      });
      expect(width).toBeGreaterThanOrEqual(1);
      expect(color).not.toMatch(/^rgba.*, 0\)$/);
      expect(color).not.toBe(ground);
    };
    const launcher = openChat(page);
    await edged(launcher);
    await launcher.click();
    await say(chat(page), 'technician light');
    const offers = chat(page).getByRole('group', { name: 'Suggested questions' });
    await expect(offers.getByRole('button')).toHaveCount(3);
    const bubbles = chat(page).getByRole('log').locator('.chatbot, .visitor');
    expect(await bubbles.count()).toBeGreaterThanOrEqual(3);
    const fields = chat(page).getByRole('textbox');
    const buttons = chat(page).getByRole('button', { name: 'Send' });
    for (const parts of [bubbles, offers.getByRole('button'), fields, buttons])
      for (const part of await parts.all()) await edged(part);
  }
});

test('§2 widget: it works under a policy that lets this one script run and nothing else', async ({
  page,
  baseURL,
}) => {
  const policy = [
    "default-src 'none'",
    `script-src ${baseURL}`,
    "style-src 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ];
  const headers = { 'Content-Security-Policy': policy.join('; ') };
  await page.goto(host.put({ body: snippets.withAnswers, headers }));
  const button = openChat(page);
  expect(await button.evaluate((node) => getComputedStyle(node).position)).toBe('fixed');
  expect((await button.boundingBox())?.width).toBe(56);
  await button.click();
  await say(chat(page), 'reset router');
  await expect(chat(page).getByRole('log')).toContainText('Hold the small button');
  await say(chat(page), 'Pizza?');
  await expect(chat(page).getByRole('textbox', { name: 'Your email' })).toBeFocused();
});

test('§2 widget: nothing scrolls sideways or leaves the window at 320 px, or with text at 200 %', async ({
  page,
}) => {
  await page.goto(host.put({ body: snippets.withAnswers }));
  await openChat(page).click();
  await say(chat(page), 'Pizza?');
  const session = await page.context().newCDPSession(page);
  const sizeBefore = await openChat(page)
    .page()
    .evaluate(() => innerWidth);
  expect(sizeBefore).toBeGreaterThan(320);
  for (const [width, standard] of [
    [320, 16],
    [320, 32],
    [1280, 32],
  ] as const) {
    await page.setViewportSize({ width, height: 640 });
    await session.send('Page.setFontSizes', { fontSizes: { standard, fixed: standard } });
    const over = await chat(page).evaluate((panel) => {
      const inside = [...panel.querySelectorAll('*')].map(
        (node) => node.scrollWidth - node.clientWidth,
      );
      const { left, right, top, bottom } = panel.getBoundingClientRect();
      const log = panel.querySelector('[role=log]');
      return {
        sideways: Math.max(
          document.documentElement.scrollWidth - innerWidth,
          log ? log.scrollWidth - log.clientWidth : 0,
        ),
        inside: inside.length,
        isOut: left < 0 || top < 0 || right > innerWidth || bottom > innerHeight,
        text: parseFloat(getComputedStyle(panel).fontSize),
      };
    });
    expect(over).toMatchObject({ sideways: 0, isOut: false, text: standard * 0.9375 });
    await expect(chat(page).getByRole('button', { name: 'Send' })).toBeInViewport({ ratio: 1 });
    await expect(chat(page).getByRole('button', { name: 'Close chat' })).toBeInViewport({
      ratio: 1,
    });
  }
});

test('§2 widget: a snippet in the head waits for the page, a second one says that it does nothing', async ({
  page,
  expectConsole,
}) => {
  await page.goto(host.put({ head: snippets.plain.replace(' async', ''), body: '<p>Later</p>' }));
  await openChat(page).click();
  await expect(chat(page)).toBeVisible();
  expectConsole(/window\.Midspan exists already/, 1);
  await page.goto(host.put({ body: snippets.plain + snippets.plain }));
  await expect(openChat(page)).toHaveCount(1);
});

test('§2 widget: missing and hostile attributes, broken answers and a page that is in the way', async ({
  page,
  baseURL,
  expectConsole,
}) => {
  const src = `${baseURL}/widget/v1.js`;
  expectConsole(/the snippet has no data-customer-id/, 1);
  await page.goto(host.put({ body: `<script async src="${src}"></script>` }));
  await openChat(page).click();
  await expect(chat(page, 'Chatbot').getByRole('paragraph')).toHaveText(['Chatbot']);

  expectConsole(/are not the JSON that was copied/, 1);
  const broken = snippets.withAnswers.replace(/\[\n/, '[oops');
  const clobbering = '<img name="currentScript" alt=""><form name="body"></form>';
  await page.goto(host.put({ body: clobbering + broken }));
  await openChat(page).click();
  await say(chat(page), 'reset router');
  await expect(chat(page).getByRole('textbox', { name: 'Your email' })).toBeVisible();

  const careless =
    '<style>body *, *::before { all: unset; display: none !important; color: red !important }</style>';
  await page.goto(host.put({ head: careless, body: snippets.plain }));
  await openChat(page).click();
  await expect(chat(page)).toBeVisible();
});

test('§4 contracts, widget: storage that is broken, full or denied stops nobody', async ({
  page,
}) => {
  const address = host.put({ body: snippets.withAnswers });
  for (const [name, value] of Object.entries({
    broken: '{"messages":',
    foreign: '[{"messages": 5, "turn": {}}]',
    odd: '{"turn":"unsure","messages":[null,{"from":"chatbot","text":7}],"suggestions":"no"}',
  })) {
    await page.goto(host.origin);
    await page.evaluate(([one, two]) => localStorage.setItem(one, two), [key, value] as const);
    await page.goto(address);
    await openChat(page).click();
    await say(chat(page), 'reset router');
    await expect(chat(page).getByRole('log'), name).toContainText('Hold the small button');
  }
  for (const trouble of ['full', 'denied']) {
    await page.addInitScript((kind) => {
      if (kind === 'full')
        Storage.prototype.setItem = () => {
          throw new DOMException('Full.', 'QuotaExceededError');
        };
      else
        Object.defineProperty(window, 'localStorage', {
          get: () => {
            throw new DOMException('denied', 'SecurityError');
          },
        });
    }, trouble);
    await page.goto(address);
    await openChat(page).click();
    await say(chat(page), 'Pizza?');
    await expect(chat(page).getByRole('textbox', { name: 'Your email' })).toBeFocused();
  }
});

test('§3 widget: what the preview shows is the very file that the snippet names', async ({
  page,
  baseURL,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  // What is fetched ahead of other pages may still be on its way once there is no network.
  await page.addInitScript(saveData);
  await openSetup(page);
  await expect(openChat(page)).toBeVisible();
  const src = /src="([^"]+)"/.exec(snippets.plain)?.[1];
  expect(src).toBe(`${baseURL}/widget/v1.js`);
  expect(asked.filter((url) => url === src)).toHaveLength(1);
  expect(await page.evaluate(() => 'Midspan' in window)).toBe(false);
  // From here it needs no network, and what is kept of it is none of a customer's own chat.
  await page.context().setOffline(true);
  await openChat(page).click();
  await say(chat(page), 'reset router');
  await expect(chat(page).getByRole('log')).toContainText('Hold the small button');
  const keys = await page.evaluate(() => Object.keys(localStorage));
  expect(keys.filter((name) => name.startsWith('midspan:'))).toEqual(['midspan:preview']);
});
