import { expect, test } from 'vitest';
import { arrivedFromForm } from '#machines/thank-you-guard/thank-you-guard.machine.ts';

test.each([
  [true, undefined, true],
  [undefined, true, true],
  [undefined, '1', true],
  [undefined, undefined, false],
  [null, null, false],
  ['true', undefined, false],
  [1, undefined, false],
  [undefined, '0', false],
  [undefined, '', false],
  [undefined, '11', false],
  [false, false, false],
])('§16.5 thank you: fromForm %j and sent %j show the page: %j', (fromForm, sent, isAllowed) => {
  expect(arrivedFromForm({ fromForm, sent })).toBe(isAllowed);
});
