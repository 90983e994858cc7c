import { get } from 'node:http';
import { customerId, sampleWorkspace } from '#content/sample/workspace.ts';
import { chat, openChat, say } from '#e2e/support/product/chatbot.ts';
import { sentSize } from '#e2e/support/pages/brotli-size.ts';
import { builtFile } from '#e2e/support/pages/built-pages.ts';
import { expectNoAxeViolations } from '#e2e/support/pages/axe.ts';
import {
  changedGlobals,
  expectWorkingChat,
  greedyListeners,
  libraryScripts,
} from '#e2e/support/product/foreign-page.ts';
import { expect, test, testWithoutPage } from '#e2e/support/browser/fixtures.ts';
import {
  startCustomerHost,
  followUpRecorder,
  snippetOf,
  recordedBy,
  type CustomerHost,
} from '#e2e/support/product/customer-page.ts';

const key = `midspan:chat:${customerId}`;
let host: CustomerHost;

test.describe('on a page of another origin', () => {
  test.beforeAll(async () => {
    host = await startCustomerHost();
  });

  test.afterAll(() => host.close());

  test.beforeEach(({ expectConsole }) => {
    expectConsole(new RegExp(`^request: ${host.origin}/`), 'any');
  });

  test('§2.143 widget: a conversation survives a reload, escalates to a person, and can be cleared', async ({
    page,
    baseURL,
  }) => {
    await page.goto(host.put({ body: snippetOf(baseURL) + followUpRecorder }));
    await openChat(page).click();
    const log = chat(page).getByRole('log', { name: 'Conversation' });
    await expect(log).toHaveText(/Hi, how can I help you today\?$/);
    await say(chat(page), 'reset router');
    await expect(log).toContainText(sampleWorkspace.faq.entries[0]?.answer ?? '');
    await say(chat(page), 'technician light');
    await page.reload();
    await openChat(page).click();
    await expect(log).toContainText('technician light');
    await chat(page).getByRole('button', { name: 'None of these' }).click();
    const email = chat(page).getByRole('textbox', { name: 'Your email' });
    await expect(email).toBeFocused();
    await email.fill('ada@');
    await email.press('Enter');
    await expect(email).toHaveAccessibleDescription(/Enter a complete address/);
    await email.fill('ada@example.net');
    await email.press('Enter');
    await expect(log).toContainText('Someone will follow up by email.');
    const followUp = { question: 'technician light', email: 'ada@example.net' };
    expect(await recordedBy(page)).toEqual([{ customerId, ...followUp }]);
    const raw = await page.evaluate((name) => localStorage.getItem(name), key);
    expect(JSON.parse(raw ?? '')).toMatchObject({ turn: 'answered', followUps: [followUp] });

    await chat(page).getByRole('button', { name: 'Clear conversation' }).click();
    await expect(log.getByRole('paragraph')).toHaveCount(1);
    expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
  });

  test('§14.42 widget: two tabs share a conversation, and an open one keeps focus and text', async ({
    page,
    context,
    baseURL,
  }) => {
    const url = host.put({ body: snippetOf(baseURL) });
    await page.goto(url);
    const second = await context.newPage();
    await second.goto(url);
    await openChat(page).click();
    await say(chat(page), 'Pizza?');
    await page.keyboard.type('ada@');
    await openChat(second).click();
    await say(chat(second), 'reset router');
    const texts = ['Pizza?', 'Leave your email', 'reset router', 'Hold the small button'];
    const whole = new RegExp(texts.join('.*'), 's');
    const email = chat(page).getByRole('textbox', { name: 'Your email' });
    await expect(chat(page).getByRole('log')).toHaveText(whole);
    await expect(email).toBeFocused();
    await expect(email).toHaveValue('ada@');
    await Promise.all([say(chat(page), 'First question'), say(chat(second), 'Another question')]);
    for (const tab of [page, second]) {
      for (const text of [...texts, 'First question', 'Another question'])
        await expect(chat(tab).getByRole('log')).toContainText(text);
    }
    const link = page.getByRole('link', { name: 'Buy' });
    await link.focus();
    await chat(second).getByRole('button', { name: 'Clear conversation' }).click();
    await expect(link).toBeFocused();
    await expect(chat(page).getByRole('log')).not.toContainText('First question');
    await chat(second).getByRole('textbox', { name: 'Message' }).fill('Not sent');
    await second.evaluate(() => dispatchEvent(new PageTransitionEvent('pagehide')));
    await page.evaluate(() =>
      dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })),
    );
    await expect(chat(page).getByRole('textbox', { name: 'Message' })).toHaveValue('Not sent');
    await second.close();
  });

  test('§2.145 widget: it reads the same in a page of another encoding, without a charset', async ({
    page,
  }) => {
    const file = host.putFile(builtFile('widget/v1.js'));
    for (const encoding of ['windows-1252', 'shift_jis']) {
      const headers = { 'Content-Type': `text/html; charset=${encoding}` };
      await page.goto(host.put({ body: snippetOf('').replace('/widget/v1.js', file), headers }));
      await openChat(page).click();
      await say(chat(page), 'Pizza?');
      await expect(chat(page).getByRole('log')).toContainText('I don’t have an answer');
      await page.evaluate(() => localStorage.clear());
    }
  });

  test('widget: it adds one global object, which opens, closes and removes it', async ({
    page,
    baseURL,
    expectConsole,
  }) => {
    expectConsole(/snippets of two customers.*: [\w-]+, cus_2\./, 1);
    // The first script waits for the body; the second one is the same customer's.
    const plain = snippetOf(baseURL).replace(' async', '');
    const foreign = plain.replace(customerId, 'cus_2');
    await page.goto(host.put({ head: plain, body: plain + foreign }));
    await expect(openChat(page)).toHaveCount(1);
    const added = await page.evaluate(() => {
      const names = Object.getOwnPropertyNames(window);
      const frame = document.body.appendChild(document.createElement('iframe'));
      const globals = new Set(Object.getOwnPropertyNames(frame.contentWindow));
      frame.remove();
      return names.filter((name) => !globals.has(name) && !/^\d+$|^__(pw|playwright)/.test(name));
    });
    expect(added).toEqual(['Midspan']);
    const call = (name: 'open' | 'close' | 'destroy') =>
      page.evaluate(
        (method) =>
          (window as unknown as { Midspan: Record<string, () => void> }).Midspan[method]?.(),
        name,
      );
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

  test('widget: it works by keyboard under a policy that allows only its script', async ({
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
    await page.goto(host.put({ body: snippetOf(baseURL), headers }));
    expect(await openChat(page).evaluate((node) => getComputedStyle(node).position)).toBe('fixed');
    expect((await openChat(page).boundingBox())?.width).toBe(56);
    // The page's own shortcuts must not fire while a visitor types in the chat.
    await page.evaluate(() => {
      const recorded: string[] = [];
      Object.assign(window, { recorded });
      document.addEventListener('keydown', ({ key: pressed }) => recorded.push(pressed));
    });
    await openChat(page).focus();
    await page.keyboard.press('Enter');
    const message = chat(page).getByRole('textbox', { name: 'Message' });
    await expect(message).toBeFocused();
    await page.evaluate(() => (window as unknown as { recorded: string[] }).recorded.splice(0));
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
    expect(await recordedBy(page)).toEqual([]);
  });

  test('widget: it is accessible and fits a dark right-to-left page, also with text at 200%', async ({
    page,
    baseURL,
  }) => {
    const root = 'lang="ar" dir="rtl" style="color-scheme: dark; background: #111; color: #eee"';
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(host.put({ body: snippetOf(baseURL), root }));
    await openChat(page).click();
    await say(chat(page), 'Pizza?');
    await say(chat(page), 'technician light');
    await page.setViewportSize({ width: 320, height: 640 });
    await expectNoAxeViolations(page);

    const session = await page.context().newCDPSession(page);
    for (const [width, standard] of [
      [320, 16],
      [320, 32],
      [1280, 32],
    ] as const) {
      await page.setViewportSize({ width, height: 640 });
      await session.send('Page.setFontSizes', { fontSizes: { standard, fixed: standard } });
      const fit = await chat(page).evaluate((panel) => {
        const { left, right, top, bottom } = panel.getBoundingClientRect();
        const log = panel.querySelector('[role=log]')!;
        return {
          sideways: Math.max(
            document.documentElement.scrollWidth - innerWidth,
            log.scrollWidth - log.clientWidth,
          ),
          isOut: left < 0 || top < 0 || right > innerWidth || bottom > innerHeight,
          isAtLeft: left < innerWidth - right || right - left > innerWidth * 0.85,
          text: parseFloat(getComputedStyle(panel).fontSize),
        };
      });
      const text = standard * 0.9375;
      expect(fit).toEqual({ sideways: 0, isOut: false, isAtLeft: true, text });
      for (const name of ['Send', 'Close chat'])
        await expect(chat(page).getByRole('button', { name })).toBeInViewport({ ratio: 1 });
    }
  });

  test('§2.147 widget: it stays open, with draft and focus, when Turbo or the page replaces the body', async ({
    page,
    baseURL,
  }) => {
    const head = libraryScripts(host, 'turbo');
    const withSnippet = host.put({ head, body: `<h2>Second</h2>${snippetOf(baseURL)}` });
    const without = host.put({ head, body: '<h2>Third</h2>' });
    await page.goto(host.put({ head, body: snippetOf(baseURL) }));
    await openChat(page).click();
    const message = chat(page).getByRole('textbox', { name: 'Message' });
    await message.fill('reset router');
    for (const [url, title] of [
      [withSnippet, 'Second'],
      [without, 'Third'],
    ]) {
      await page.evaluate(
        (to) => (window as unknown as { Turbo: { visit(to: string): void } }).Turbo.visit(to),
        url ?? '',
      );
      await expect(page.getByRole('heading', { name: title ?? '' })).toBeVisible();
      await expect(message).toBeFocused();
      await expect(message).toHaveValue('reset router');
    }
    // The FAQ data went with the first two pages.
    await message.press('Enter');
    await expect(chat(page).getByRole('log')).toContainText('Hold the small button');

    await page.evaluate(async () => {
      for (let times = 0; times < 3; times += 1) {
        document.documentElement.replaceChildren(document.createElement('body'));
        await Promise.resolve();
      }
    });
    await expect(message).toBeFocused();
    await page.evaluate(async () => {
      for (let times = 0; times < 60; times += 1) {
        document.querySelector('midspan-chat')?.remove();
        await Promise.resolve();
      }
    });
    await expect(chat(page)).toHaveCount(0);
    await page.evaluate(() => (window as unknown as { Midspan: { open(): void } }).Midspan.open());
    await expect(chat(page).getByRole('log')).toContainText('Hold the small button');
  });

  test('widget: it works under filters, smooth scrolling, focus traps and changed globals', async ({
    page,
    baseURL,
  }) => {
    await page.addInitScript(changedGlobals);
    const styles = '<style>html { scale: 1 } body { filter: grayscale(1); height: 4000px }</style>';
    const scripts = [
      libraryScripts(host, 'lenis'),
      `<script>new Lenis({ autoRaf: true }); ${greedyListeners}</script>`,
    ];
    const named = '<p id="Midspan"></p>';
    const asModule = snippetOf(baseURL)
      .replace(' async', ' type="module" crossorigin')
      .replace('v1.js', 'v1.js?ver=6.5');
    const body = named + scripts.join('') + asModule;
    await page.goto(host.put({ head: styles, body }));
    await expectWorkingChat(page);
    await page.emulateMedia({ media: 'print' });
    await expect(openChat(page)).toBeHidden();
    await page.emulateMedia({ media: 'screen' });
    await page.reload();
    await openChat(page).click();
    await expect(chat(page).getByRole('log')).toContainText('reset router');
  });

  test('widget: it leaves keys to input methods, counts long messages, and stores drafts', async ({
    page,
    baseURL,
  }) => {
    await page.goto(host.put({ body: snippetOf(baseURL) }));
    await openChat(page).click();
    const message = chat(page).getByRole('textbox', { name: 'Message' });
    const session = await page.context().newCDPSession(page);
    for (const pressed of ['Escape', 'Enter']) {
      await session.send('Input.imeSetComposition', {
        text: 'ni',
        selectionStart: 2,
        selectionEnd: 2,
      });
      await page.keyboard.press(pressed);
      await expect(chat(page).getByRole('log').getByRole('paragraph')).toHaveCount(1);
      await expect(message).toHaveValue('ni');
      await session.send('Input.imeSetComposition', {
        text: '',
        selectionStart: 0,
        selectionEnd: 0,
      });
    }

    await message.fill('a'.repeat(1599));
    const count = chat(page).getByText(/of 2,000 characters/);
    await expect(count).toBeHidden();
    await message.press('End');
    await page.keyboard.insertText('b');
    await expect(count).toHaveText('1,600 of 2,000 characters');
    await expect(message).toHaveAccessibleDescription('1,600 of 2,000 characters');
    await page.keyboard.insertText('c'.repeat(1000));
    await expect(count).toHaveText('2,000 of 2,000 characters');
    // A value that a script sets may be longer.
    await message.evaluate((field: HTMLInputElement) => {
      field.value = 'd'.repeat(2001);
    });
    await message.press('Enter');
    await expect(message).toHaveValue('d'.repeat(2001));
    await expect(message).toHaveAttribute('aria-invalid', 'true');

    await message.fill('Half a quest');
    await page.reload();
    await openChat(page).click();
    await expect(message).toHaveValue('Half a quest');
    await message.press('Enter');
    await page.reload();
    await openChat(page).click();
    await expect(message).toHaveValue('');
  });

  test('widget: it works with global styles, clobbered names, broken FAQ JSON and denied storage', async ({
    page,
    baseURL,
    expectConsole,
  }) => {
    await page.addInitScript(() =>
      Object.defineProperty(window, 'localStorage', {
        get: () => {
          throw new DOMException('denied', 'SecurityError');
        },
      }),
    );
    expectConsole(/do not match the copied JSON/, 1);
    const clobbering = '<img name="currentScript" alt=""><form name="body"></form>';
    const broken = snippetOf(baseURL).replace(/\[\n/, '[oops');
    await page.goto(host.put({ body: clobbering + broken }));
    await openChat(page).click();
    await say(chat(page), 'reset router');
    await expect(chat(page).getByRole('textbox', { name: 'Your email' })).toBeFocused();

    expectConsole(/the snippet has no data-customer-id/, 1);
    const globalStyles =
      '<style>body *, *::before { all: unset; display: none !important; color: red !important }</style>';
    const bare = `<script async src="${baseURL}/widget/v1.js"></script>`;
    await page.goto(host.put({ head: globalStyles, body: bare }));
    await openChat(page).click();
    await expect(chat(page, 'Chatbot').getByRole('paragraph')).toHaveText(['Chatbot']);
  });

  test('§2.151 widget: the snippet’s looks apply, invalid ones are reported, and the greeting appears once', async ({
    page,
    baseURL,
    expectConsole,
  }) => {
    await page.clock.install();
    const attributes = [
      ['data-color', '#c2185b'],
      ['data-corner', 'left'],
      ['data-bottom', '80'],
      ['data-launcher', 'Ask us'],
      ['data-scheme', 'dark'],
      ['data-greet', 'on'],
    ] as const;
    const url = host.put({ body: snippetOf(baseURL, { attributes }) });
    await page.goto(url);
    const launcher = page.getByRole('button', { name: 'Ask us', exact: true });
    await expect(launcher).toHaveCSS('background-color', 'rgb(194, 24, 91)');
    await expect(launcher).toHaveCSS('color', 'rgb(255, 255, 255)');
    const { x = 0, y = 0, height = 0 } = (await launcher.boundingBox()) ?? {};
    const windowHeight = await page.evaluate(() => innerHeight);
    expect([x, windowHeight - y - height]).toEqual([16, 80]);
    const greeting = page.getByRole('button', { name: sampleWorkspace.chatbot.greeting });
    await expect(greeting).toBeHidden();
    await page.clock.runFor(5000);
    await expect(greeting).toBeVisible();
    await expect(page.locator('body')).toBeFocused();
    await page.getByRole('button', { name: 'Close greeting' }).click();
    await expect(greeting).toBeHidden();
    await expect(launcher).toBeFocused();
    await page.reload();
    await expect(launcher).toBeVisible();
    await page.clock.runFor(20_000);
    await expect(greeting).toBeHidden();
    await launcher.click();
    await expect(chat(page)).toHaveCSS('color-scheme', 'dark');

    expectConsole(/the snippet has an invalid data-color, data-side\./, 1);
    const wrong = [
      ['data-color', 'red'],
      ['data-side', '9999'],
      ['data-corner', 'left'],
    ] as const;
    await page.goto(host.put({ body: snippetOf(baseURL, { attributes: wrong }) }));
    await expect(openChat(page)).toHaveCSS('background-color', 'rgb(0, 81, 94)');
    expect((await openChat(page).boundingBox())?.x).toBe(16);
  });
});

testWithoutPage(
  'widget: any origin may load it, and it is ASCII of at most 9.5 KB of brotli',
  async ({ baseURL }) => {
    const headers = await new Promise((resolve, reject) => {
      const request = get(
        `${baseURL}/widget/v1.js`,
        { headers: { 'Accept-Encoding': 'br' } },
        (response) => {
          resolve(response.headers);
          response.resume();
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
    const size = sentSize('/widget/v1.js');
    expect(size).toBeGreaterThan(2000);
    expect(size).toBeLessThanOrEqual(9.5 * 1024);
    expect(builtFile('widget/v1.js')).not.toMatch(/[^\0-\x7f]/);
  },
);
