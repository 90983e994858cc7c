import { afterEach, expect, test, vi } from 'vitest';
import { chatbotSetup } from '#content/workspace/chatbot-setup.ts';
import { profileWords, securityWords } from '#content/workspace/account.ts';
import { visitorOf } from '#src/features/workspace/sample/conversation.ts';
import { pendingIn } from '#src/features/workspace/sample/pending.ts';
import { sampleBook, sampleNow } from '#src/features/workspace/sample/sample-conversations.ts';
import { visibleOne } from '../models/dom-find';
// Loads the lazy module before the first step.
import '#src/features/workspace/conversations/OpenThread.tsx';
import { domDriver } from '../models/dom-driver';
import { button, textbox, type Find } from '../models/driver';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

vi.setConfig({ testTimeout: 180_000 });

/** Fills in a control as some password managers do: without an event. */
function autofill(find: Find, value: string) {
  const control = visibleOne(find) as HTMLInputElement;
  Reflect.set(Object.getPrototypeOf(control) as object, 'value', value, control);
}

const valueOf = (find: Find) => (visibleOne(find) as HTMLInputElement).value;
const bodies = () =>
  Object.keys(localStorage)
    .filter((key) => key.startsWith('leadOutbox'))
    .map((key) => (JSON.parse(localStorage.getItem(key)!) as { body: object }).body);
const workspace = () =>
  JSON.parse(localStorage.getItem('workspace') ?? '{}') as Record<string, Record<string, unknown>>;

test('§5.9 autofill without events: the hero form sends the address', async () => {
  const driver = domDriver();
  await driver.open('/', { hold: ['lead'] });
  autofill(textbox('Work email'), 'ada@münchen.example');
  await driver.click(button('Get a demo'));
  await driver.advanceTime(1000);
  expect(bodies()).toMatchObject([{ email: 'ada@xn--mnchen-3ya.example' }]);
  expect(await driver.stored('demoEmails')).toMatchObject([
    { email: 'ada@xn--mnchen-3ya.example' },
  ]);
});

test('§5.9 autofill without events: the demo form sends every field, also after an edit', async () => {
  const driver = domDriver();
  await driver.open('/book-demo', { hold: ['demo'] });
  autofill(textbox('First name'), 'Ada');
  autofill(textbox('Last name'), 'Okafor');
  autofill({ role: 'combobox', name: 'Industry' }, 'Electric Utility');
  await driver.fill(textbox('Work email'), 'ada@münchen.example');
  expect(valueOf(textbox('First name'))).toBe('Ada');
  expect(await driver.stored('demoDraft')).toMatchObject({ firstName: 'Ada', lastName: 'Okafor' });
  autofill(textbox('Website'), 'lineworks.example');
  autofill({ role: 'combobox', name: 'Number of employees' }, '51-200');
  await driver.click(button('Request my demo'));
  expect(bodies()).toMatchObject([
    {
      firstName: 'Ada',
      lastName: 'Okafor',
      email: 'ada@xn--mnchen-3ya.example',
      website: 'lineworks.example',
      employeeCount: '51-200',
      industry: 'Electric Utility',
    },
  ]);
});

test('autofill without events: the sign-in form opens the workspace', async () => {
  const driver = domDriver();
  await driver.open('/sign-in');
  autofill(textbox('Email'), 'zoë@münchen.example');
  autofill({ css: '#sign-in-password' }, 'correct horse');
  await driver.click(button('Sign in'));
  await driver.advanceTime(1000);
  await driver.expectAddress('/dashboard');
});

test('autofill without events: the forgotten-password form confirms', async () => {
  const driver = domDriver();
  await driver.open('/forgot-password');
  autofill(textbox('Email'), 'ada@münchen.example');
  await driver.click({ css: 'main form button[type=submit]' });
  await driver.expectAbsent({ css: 'main form' });
});

test('autofill without events: the profile and the password form read every field', async () => {
  const driver = domDriver();
  await driver.open('/account-setup');
  const { labels } = profileWords;
  autofill(textbox(labels.firstName), 'Ada');
  await driver.fill(textbox(labels.lastName), 'Okafor');
  autofill(textbox(labels.company), 'Lineworks');
  await driver.click(button(profileWords.save));
  expect(workspace()['profile']).toMatchObject({
    firstName: 'Ada',
    lastName: 'Okafor',
    company: 'Lineworks',
  });
  const password = 'unlikely-Lineman-47-pylons';
  autofill({ css: '#current-password' }, 'correct horse');
  autofill({ css: '#new-password' }, password);
  autofill({ css: '#confirm-password' }, password);
  await driver.click(button(securityWords.password.submit));
  await driver.expectVisible({ text: securityWords.password.done });
});

test('autofill without events: the chatbot form saves the name', async () => {
  const driver = domDriver();
  await driver.open('/chatbot-setup');
  const { labels, saving } = chatbotSetup;
  autofill(textbox(labels.name), 'Night desk');
  await driver.fill(textbox(labels.greeting), 'Hello.');
  expect(valueOf(textbox(labels.name))).toBe('Night desk');
  await driver.click(button(saving.save));
  expect(workspace()['chatbot']).toMatchObject({ name: 'Night desk', greeting: 'Hello.' });
});

test('autofill without events: the response to an escalation is sent', async () => {
  const driver = domDriver();
  const waiting = pendingIn(sampleBook('typical'), sampleNow, []).at(-1)!;
  await driver.open(`/conversations?open=${waiting.id}`);
  autofill(textbox(`Response to ${visitorOf(waiting)}`), 'The $99 is credited.');
  await driver.click(button('Send'));
  await driver.expectVisible({ text: 'Response sent.' });
});
