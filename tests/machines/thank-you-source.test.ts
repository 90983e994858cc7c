import { expect, test } from 'vitest';
import { arrivedFromForm } from '#machines/thank-you-guard/thank-you-guard.machine.ts';

const sourceText = `return (${arrivedFromForm.toString()})(arrival)`;
// oxlint-disable-next-line typescript/no-implied-eval -- so does the prerendered page
const alone = new Function('arrival', sourceText) as typeof arrivedFromForm;

test.each([
  [true, undefined, true],
  [undefined, '1', true],
  [undefined, undefined, false],
])(
  '§16.5 thank you: the inlined source of the check works alone: fromForm %j and sent %j',
  (fromForm, sent, isAllowed) => {
    expect(alone({ fromForm, sent })).toBe(isAllowed);
  },
);
