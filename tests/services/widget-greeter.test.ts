// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { defaultLooks } from '#content/workspace/chat-looks.ts';
import { chatLimits } from '#content/workspace/chat-widget.ts';
import { createGreeter } from '#src/widget/greeter.ts';
import { createPanel } from '#src/widget/panel.ts';
import { FakeStorage } from './fake-storage';

const key = 'midspan:chat:cus_1';
const on = {
  ...defaultLooks,
  greet: 'on',
  customerId: 'cus_1',
  key,
  name: 'Line desk',
  greeting: 'Hello.',
  match: () => ({ kind: 'none' as const, best: [] }),
};
const wait = () => vi.advanceTimersByTime(chatLimits.greetAfter);

/** Opens a page of a visitor, and returns its greeter. */
function visit(settings: Partial<typeof on> = {}, isPreview = false) {
  const panel = createPanel(
    () => true,
    () => undefined,
    () => undefined,
  );
  const current = { ...on, ...settings };
  const greeter = createGreeter(panel, isPreview, () => current);
  greeter.start();
  const teaserText = () => (panel.teaser.hidden ? null : panel.invitation.textContent);
  return {
    ...greeter,
    teaserText,
    change: (next: Partial<typeof on>) => Object.assign(current, next),
  };
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('localStorage', new FakeStorage());
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});

test('§2.152 widget: the greeting appears after a delay, once per visitor', () => {
  const first = visit();
  vi.advanceTimersByTime(chatLimits.greetAfter - 1);
  expect(first.teaserText()).toBeNull();
  vi.advanceTimersByTime(1);
  expect(first.teaserText()).toBe('Hello.');
  first.start();
  expect(first.teaserText()).toBe('Hello.');
  const second = visit();
  wait();
  expect(second.teaserText()).toBeNull();
});

test('widget: a closed greeting and an opened chat end it on all pages', () => {
  const first = visit();
  first.end();
  first.start();
  wait();
  expect(first.teaserText()).toBeNull();
  const second = visit();
  wait();
  expect(second.teaserText()).toBeNull();
});

test.each([{ greet: 'off' }, { greeting: ' ' }])('widget: with %j, none appears', (settings) => {
  const { teaserText } = visit(settings);
  wait();
  expect(teaserText()).toBeNull();
  expect(localStorage.length).toBe(0);
});

test('widget: a visitor with a conversation gets none', () => {
  localStorage.setItem(key, JSON.stringify({ turn: 'answered', messages: [] }));
  const { teaserText } = visit();
  wait();
  expect(teaserText()).toBeNull();
});

test('§2.153 widget: it waits for the end of a modal dialog', () => {
  const dialog = document.createElement('div');
  dialog.setAttribute('aria-modal', 'true');
  document.body.append(dialog);
  const { teaserText } = visit();
  wait();
  wait();
  expect(teaserText()).toBeNull();
  dialog.remove();
  wait();
  expect(teaserText()).toBe('Hello.');
});

test('widget: without storage none appears, because it would come back on each page', () => {
  vi.stubGlobal('localStorage', undefined);
  const greeter = visit();
  wait();
  expect(greeter.teaserText()).toBeNull();
  greeter.end();
});

test('§2.153 widget: visitors who save data get none', () => {
  vi.stubGlobal('navigator', { connection: { saveData: true } });
  const { teaserText } = visit();
  wait();
  expect(teaserText()).toBeNull();
});

test('widget: a preview shows it at once, follows its text, and remembers nothing', () => {
  const preview = visit({}, true);
  expect(preview.teaserText()).toBe('Hello.');
  preview.change({ greeting: 'Good day.' });
  preview.start();
  expect(preview.teaserText()).toBe('Good day.');
  preview.end();
  expect(preview.teaserText()).toBeNull();
  preview.start();
  expect(preview.teaserText()).toBe('Good day.');
  preview.change({ greet: 'off' });
  preview.start();
  expect(preview.teaserText()).toBeNull();
  expect(localStorage.length).toBe(0);
});
