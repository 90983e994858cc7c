import { expect, test } from 'vitest';
import { plainCss } from '#src/entries/plain-css.ts';

test('social image: only the picture’s unconditional rules remain, with resolved values', () => {
  const css =
    '.a{fill:var(--colors-sun);x:var(--no)}@media (max-width: 9px){.a{fill:red}}.a text{y:1}.b{y:2}@keyframes k{from{x:1}}@media print{.a{c:d}}';
  expect(plainCss(css, { 'colors-sun': '#F9CB26' }, '<g class="a"/>')).toBe(
    '.a{fill:#F9CB26;x:var(--no)}.a text{y:1}',
  );
});

test('social image: a truncated style sheet is rejected', () => {
  expect(() => plainCss('@media x{.a{x:y}', {}, '')).toThrow('does not close');
});
