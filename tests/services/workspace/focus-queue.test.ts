import { beforeEach, expect, it } from 'vitest';
import { createFocusQueue } from '#src/features/workspace/shell/focus-queue.ts';
import { onPageHide } from '#src/services/browser/page-hide.ts';

beforeEach(() => document.body.replaceChildren());

const button = () => document.body.appendChild(document.createElement('button'));

it('§4 FAQ list: the keyboard goes to an element as soon as it has come, and once', () => {
  const queue = createFocusQueue();
  const [other, late] = [button(), button()];
  queue.ref('other')(other);
  queue.request('late');
  queue.settle();
  expect(document.activeElement).toBe(document.body);
  queue.ref('late')(late);
  queue.settle();
  expect(document.activeElement).toBe(late);
  expect(queue.latest()).toBe('late');
  queue.focus('other');
  queue.settle();
  expect(document.activeElement).toBe(other);
  queue.ref('late')(null);
  queue.focus('late');
  expect(document.activeElement).toBe(other);
});

it('§4 FAQ list: a page that is closed or hidden is told, until nobody listens', () => {
  let told = 0;
  const stop = onPageHide(() => (told += 1));
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
