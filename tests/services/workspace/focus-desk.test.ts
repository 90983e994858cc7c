import { beforeEach, expect, it } from 'vitest';
import { openFocusDesk } from '#src/features/workspace/chatbot/focus-desk.ts';
import { onPageLeaving } from '#src/services/browser/page-leaving.ts';

beforeEach(() => document.body.replaceChildren());

function button(id: string): HTMLElement {
  const element = document.createElement('button');
  element.id = id;
  document.body.append(element);
  return element;
}

it('§4 FAQ list: the keyboard goes to an element as soon as it has come, and once', () => {
  const desk = openFocusDesk();
  const other = button('other');
  desk.ask('late');
  desk.settle();
  expect(desk.awaited()).toBe('late');
  const late = button('late');
  desk.settle();
  expect(document.activeElement).toBe(late);
  expect(desk.awaited()).toBeNull();
  other.focus();
  desk.settle();
  expect(document.activeElement).toBe(other);
});

it('§4 FAQ list: a page that is closed or hidden is told, until nobody listens', () => {
  let told = 0;
  const stop = onPageLeaving(() => (told += 1));
  document.dispatchEvent(new Event('visibilitychange'));
  expect(told).toBe(0);
  window.dispatchEvent(new Event('pagehide'));
  expect(told).toBe(1);
  Object.defineProperty(document, 'visibilityState', { configurable: true, value: 'hidden' });
  document.dispatchEvent(new Event('visibilitychange'));
  Reflect.deleteProperty(document, 'visibilityState');
  expect(told).toBe(2);
  stop();
  window.dispatchEvent(new Event('pagehide'));
  expect(told).toBe(2);
});
