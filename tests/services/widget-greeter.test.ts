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
  const shown = () => (panel.teaser.hidden ? null : panel.invitation.textContent);
  return { ...greeter, shown, change: (next: Partial<typeof on>) => Object.assign(current, next) };
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

test('widget: the greeting appears after a delay, once per visitor', () => {
  const first = visit();
  vi.advanceTimersByTime(chatLimits.greetAfter - 1);
  expect(first.shown()).toBeNull();
  vi.advanceTimersByTime(1);
  expect(first.shown()).toBe('Hello.');
  first.start();
  expect(first.shown()).toBe('Hello.');
  const second = visit();
  wait();
  expect(second.shown()).toBeNull();
});

test('widget: a closed greeting and an opened chat end it on all pages', () => {
  const first = visit();
  first.end();
  first.start();
  wait();
  expect(first.shown()).toBeNull();
  const second = visit();
  wait();
  expect(second.shown()).toBeNull();
});

test.each([{ greet: 'off' }, { greeting: ' ' }])('widget: with %j, none appears', (settings) => {
  const { shown } = visit(settings);
  wait();
  expect(shown()).toBeNull();
  expect(localStorage.length).toBe(0);
});

test('widget: a visitor with a conversation gets none', () => {
  localStorage.setItem(key, JSON.stringify({ turn: 'answered', messages: [] }));
  const { shown } = visit();
  wait();
  expect(shown()).toBeNull();
});

test('widget: it waits for the end of a modal dialog', () => {
  const dialog = document.createElement('div');
  dialog.setAttribute('aria-modal', 'true');
  document.body.append(dialog);
  const { shown } = visit();
  wait();
  wait();
  expect(shown()).toBeNull();
  dialog.remove();
  wait();
  expect(shown()).toBe('Hello.');
});

test('widget: without storage none appears, because it would come back on each page', () => {
  vi.stubGlobal('localStorage', undefined);
  const greeter = visit();
  wait();
  expect(greeter.shown()).toBeNull();
  greeter.end();
});

test('widget: visitors who save data get none', () => {
  vi.stubGlobal('navigator', { connection: { saveData: true } });
  const { shown } = visit();
  wait();
  expect(shown()).toBeNull();
});

test('widget: a preview shows it at once, follows its text, and remembers nothing', () => {
  const preview = visit({}, true);
  expect(preview.shown()).toBe('Hello.');
  preview.change({ greeting: 'Good day.' });
  preview.start();
  expect(preview.shown()).toBe('Good day.');
  preview.end();
  expect(preview.shown()).toBeNull();
  preview.start();
  expect(preview.shown()).toBe('Good day.');
  preview.change({ greet: 'off' });
  preview.start();
  expect(preview.shown()).toBeNull();
  expect(localStorage.length).toBe(0);
});
