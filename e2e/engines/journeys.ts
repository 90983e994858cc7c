import { button, link, textbox, type Find } from '../../tests/models/hands';
import { about } from '../../content/about';
import { agent as networkOs } from '../../content/agents/network-os';
import { careers } from '../../content/careers';
import { addressOf, builtPaths } from '../built-pages';
import { freshEmail, visitor } from '../forms';
import { lazyChunks } from '../lazy-chunks';
import { expect, test } from './engine';
import type { EngineHands } from './hands';

const header: Find = { role: 'banner' };
const option = (name: string): Find => ({ role: 'combobox', name });
const outbox = () => Object.keys(localStorage).filter((key) => key.startsWith('leadOutbox'));

async function fillDemoForm(hands: EngineHands): Promise<void> {
  await hands.write(textbox('First name'), visitor.firstName);
  await hands.write(textbox('Last name'), visitor.lastName);
  await hands.choose(option('Number of employees'), visitor.employeeCount);
  await hands.choose(option('Industry'), visitor.industry);
}

test('§2 book a demo: from the hero to the thanks; both posts arrive and nothing waits', async ({
  hands,
  site,
  wire,
}) => {
  const email = freshEmail();
  await hands.open('/');
  await hands.write(textbox('Work email'), email);
  await hands.press(button('Get a demo'));
  await hands.address('/book-demo');
  await hands.see(textbox('Work email'), { value: email });
  await fillDemoForm(hands);
  await hands.press(button('Request my demo'));
  await hands.address('/thank-you');
  await hands.see({ css: 'h1', text: /Thank you/ });
  await expect.poll(async () => (await site.inbox(email)).length).toBe(2);
  const [demo, lead] = await site.inbox(email);
  expect(lead).toMatchObject({ form: 'lead', fields: { email, source: 'landing_page_hero' } });
  expect(demo).toMatchObject({
    form: 'demo',
    fields: { email, firstName: visitor.firstName, industry: visitor.industry },
  });
  await expect.poll(() => wire.call(outbox)).toEqual([]);
});

test('§7 hero lead: it survives a page that is left at once', async ({
  hands,
  site,
  wire,
  expectLines,
}) => {
  // Who leaves takes away what was being fetched.
  expectLines(/could not be fetched/);
  const email = freshEmail();
  await hands.open('/');
  await hands.write(textbox('Work email'), email);
  await wire.call(() => {
    document.querySelector<HTMLButtonElement>('form button[type=submit]')?.click();
    location.assign('/robots.txt');
  });
  // Not still on its way there when the next test begins.
  await hands.address('/robots.txt');
  await expect.poll(async () => (await site.inbox(email)).length).toBeGreaterThan(0);
});

test('contracts §5: what the service refuses waits, and is delivered at the next visit', async ({
  hands,
  site,
  wire,
  expectLines,
}) => {
  expectLines(/Failed to submit|503/);
  const email = freshEmail();
  site.faults.formsFail = true;
  await hands.open('/book-demo');
  await hands.write(textbox('Work email'), email);
  await fillDemoForm(hands);
  await hands.press(button('Request my demo'));
  await hands.address('/thank-you');
  await expect.poll(() => wire.call(outbox)).toHaveLength(1);
  site.faults.formsFail = false;
  await hands.open('/about');
  await expect.poll(async () => (await site.inbox(email)).length).toBe(1);
  await expect.poll(() => wire.call(outbox)).toEqual([]);
});

test('contracts §4: what storage holds of foreign shape breaks nothing', async ({
  hands,
  site,
  wire,
}) => {
  const email = freshEmail();
  await wire.call(() => {
    for (const key of ['demoEmails', 'lastEmailEntered', 'demoSubmissions', 'leadOutbox:1'])
      localStorage.setItem(key, '{"__proto__": {"polluted": true}, "length": 1');
    localStorage.setItem('workspace', '[[[');
    localStorage.setItem('theme', '42');
  });
  for (const path of ['/dashboard', '/chatbot-setup', '/conversations']) await hands.open(path);
  await hands.open('/');
  await hands.write(textbox('Work email'), email);
  await hands.key('Enter');
  await hands.address('/book-demo');
  await expect.poll(async () => (await site.inbox(email)).length).toBe(1);
  expect(await hands.stored('demoEmails')).toMatchObject([{ email }]);
  expect(await wire.call(() => 'polluted' in {})).toBe(false);
});

test('contracts §2: an address in another case, or with letters encoded, leads to its page', async ({
  hands,
  expectLines,
}) => {
  expectLines(/404/);
  for (const [asked, path, title] of [
    ['/ABOUT?ref=mail', '/about?ref=mail', about.hero.title],
    ['/solutions/network%2Dos', '/solutions/network-os', networkOs.title],
  ] as const) {
    await hands.open(asked);
    await hands.address(path);
    await hands.see({ css: 'h1', text: title });
  }
});

test('§2 header: the keyboard opens a menu, reaches its links and gives the focus back', async ({
  hands,
}) => {
  await hands.open('/');
  const trigger = button('Customers', header);
  await hands.activate(trigger);
  await hands.see(trigger, { expanded: true });
  await hands.key('Tab');
  await hands.see({ css: 'a[href="/customers/fiber-isps"]', within: header }, { focused: true });
  await hands.key('Escape');
  await hands.see(trigger, { expanded: false, focused: true });
  await hands.activate(trigger, 'Space');
  await hands.key('Tab');
  await hands.key('Enter');
  await hands.address('/customers/fiber-isps');
  await hands.see({ css: 'h1' }, { focused: true });
});

test('design: a chosen theme is seen, and kept', async ({ hands, wire }) => {
  const background = () => wire.call(() => getComputedStyle(document.body).backgroundColor);
  await hands.open('/');
  const before = await background();
  await hands.press(button('Switch theme', header));
  await expect.poll(background).not.toBe(before);
  await hands.reload();
  expect(await background()).not.toBe(before);
});

test('§2 sign-in: a filled form opens the workspace, and Logout leads back', async ({
  hands,
  wire,
}) => {
  await hands.open('/sign-in');
  await hands.write(textbox('Email'), 'ada@ridge-fiber.example');
  await hands.write({ css: 'input[type=password]' }, 'correct horse');
  await hands.press(button('Sign in'));
  await hands.address('/dashboard');
  await hands.see({ css: 'h1', text: 'Home' });
  await hands.press({ role: 'button', name: '7d' });
  await hands.see({ role: 'button', name: '7d' }, { pressed: true });
  await hands.press(button('Logout'));
  await hands.address('/sign-in');
  expect(await wire.call(() => Object.values(localStorage).join(' '))).not.toContain('horse');
});

test('§4 FAQ list: an edit and a new entry are kept over a reload', async ({ hands }) => {
  await hands.open('/chatbot-setup');
  const question: Find = { ...textbox('Question'), nth: 0 };
  await hands.write(question, 'Who holds the line at night?');
  await hands.press(button('Add entry'));
  await hands.count(textbox('Question'), 6);
  await hands.reload();
  await hands.see(question, { value: 'Who holds the line at night?' });
  await hands.count(textbox('Question'), 6);
});

test('§3 escalated row: a response is sent, and stays after a reload', async ({ hands }) => {
  await hands.open('/conversations?open=20261120-150');
  const field = textbox('Response to Leeds, GB');
  await hands.write(field, 'The $99 is credited.');
  await hands.press(button('Send'));
  await hands.see({ text: /^Answered\./, nth: 0 });
  await hands.reload();
  await hands.miss(field);
});

test('contracts §2: a chunk that a deploy has taken away costs one reload', async ({
  hands,
  site,
  wire,
  expectLines,
}) => {
  expectLines(/404|could not be fetched|Loading failed|Failed to load/);
  await hands.open('/');
  site.faults.missing = lazyChunks().find(({ file }) => file.startsWith('careers-'))!.file;
  await wire.call(() => void Object.assign(globalThis, { isFirst: true }));
  await hands.press(link('Careers', { role: 'contentinfo' }));
  await hands.see({ css: 'h1', text: careers.title });
  await hands.address('/careers');
  expect(await wire.call(() => 'isFirst' in globalThis)).toBe(false);
  await hands.alive();
});

test('contracts §2: a page that comes slowly is alive when all of it has come', async ({
  hands,
  site,
}) => {
  await hands.open('/');
  await hands.open('/about');
  site.faults.restAfter = 1_000;
  // An address within a page asks for its app at once.
  await hands.open('/#content');
  await hands.press(button('Solutions', header));
  await hands.see(button('Solutions', header), { expanded: true });
});

test('§2 navigation: Back restores a page as it was left', async ({ hands, site, wire }) => {
  await hands.open('/about');
  await wire.call(() => void Object.assign(globalThis, { wasHere: true }));
  await wire.navigate(`${site.origin}/robots.txt`);
  await wire.call(() => history.back());
  await hands.address('/about');
  expect(await wire.call(() => 'wasHere' in globalThis)).toBe(true);
});

test('axe finds nothing on a page of each kind', async ({ hands }) => {
  const findings: string[] = [];
  const site = ['/', '/solutions/network-os', '/customers/carriers', '/book-demo', '/sign-in'];
  const workspace = ['/dashboard', '/chatbot-setup', '/conversations', '/account-setup'];
  for (const path of [...site, ...workspace]) {
    await hands.open(path);
    for (const finding of await hands.findings()) findings.push(`${path}: ${finding}`);
  }
  expect(findings).toEqual([]);
});

test('§4 hydration: every page comes to life, fits, and says nothing on the console', async ({
  hands,
  wire,
  picture,
}) => {
  const wide: string[] = [];
  for (const path of builtPaths) {
    await hands.open(addressOf(path));
    const over = await wire.call(() => {
      const { scrollWidth, clientWidth } = document.documentElement;
      return scrollWidth - clientWidth;
    });
    if (over > 0) wide.push(`${path}: ${over} px`);
    const name = new Map([
      ['/', 'home'],
      ['/solutions/network-os', 'agent'],
      ['/dashboard', 'dashboard'],
    ]).get(path);
    if (name) await picture(name);
  }
  expect(wide).toEqual([]);
});
