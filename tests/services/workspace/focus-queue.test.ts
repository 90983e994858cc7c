import { beforeEach, expect, it } from 'vitest';
import { createFocusQueue } from '#src/features/workspace/shell/focus-queue.ts';
import { onPageHide } from '#src/services/browser/page-hide.ts';

beforeEach(() => document.body.replaceChildren());

const button = () => document.body.appendChild(document.createElement('button'));

it('§4.24 FAQ list: an element is focused once, as soon as it exists', () => {
  const queue = createFocusQueue();
  const [early, late] = [button(), button()];
  queue.ref('early')(early);
  queue.request('late');
  queue.settle();
  expect(document.activeElement).toBe(document.body);
  expect(queue.awaits('late')).toBe(true);
  queue.ref('late')(late);
  queue.settle();
  expect(document.activeElement).toBe(late);
  expect(queue.awaits('late')).toBe(false);
  expect(queue.latest()).toBe('late');
  queue.focus('early');
  queue.settle();
  expect(document.activeElement).toBe(early);
  queue.ref('late')(null);
  queue.focus('late');
  expect(document.activeElement).toBe(early);
});

it('§4.39 FAQ list: closing or hiding the page notifies until the listener is removed', () => {
  let calls = 0;
  const stop = onPageHide(() => (calls += 1));
  document.dispatchEvent(new Event('visibilitychange'));
  expect(calls).toBe(0);
  window.dispatchEvent(new Event('pagehide'));
  expect(calls).toBe(1);
  Object.defineProperty(document, 'visibilityState', { configurable: true, value: 'hidden' });
  document.dispatchEvent(new Event('visibilitychange'));
  Reflect.deleteProperty(document, 'visibilityState');
  expect(calls).toBe(2);
  stop();
  window.dispatchEvent(new Event('pagehide'));
  expect(calls).toBe(2);
});
