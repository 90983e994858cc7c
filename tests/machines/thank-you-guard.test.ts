import { expect, test } from 'vitest';
import { arrivedFromForm } from '../../machines/thank-you-guard/thank-you-guard.machine';

const sourceText = `return (${arrivedFromForm.toString()})(arrival)`;
// oxlint-disable-next-line typescript/no-implied-eval -- so does the prerendered page
const alone = new Function('arrival', sourceText) as typeof arrivedFromForm;

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
])('§2 thank you: fromForm %j and sent %j: shown is %j', (fromForm, sent, shown) => {
  expect(arrivedFromForm({ fromForm, sent })).toBe(shown);
  expect(alone({ fromForm, sent }), 'its source text stands alone').toBe(shown);
});
