import { expect, test } from 'vitest';
import { plainCss } from '../../src/lib/plain-css';

test('social image: only rules that hold everywhere are left, with their values', () => {
  const css =
    '--sxs{--sxs:2 a}@media{.a{fill:var(--colors-sun);x:var(--no)}@media (max-width: 9px){.a{fill:red}}.a text{y:1}}@keyframes k{from{x:1}}@media print{.b{c:d}}';
  expect(plainCss(css, { 'colors-sun': '#F9CB26' })).toBe(
    '.a{fill:#F9CB26;x:var(--no)}.a text{y:1}',
  );
});

test('social image: a style sheet that is cut off is told', () => {
  expect(() => plainCss('@media{.a{x:y}', {})).toThrow('does not close');
});
