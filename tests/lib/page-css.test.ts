import { expect, test } from 'vitest';
import { pageCss } from '../../src/design/page-css';
import { css, globalCss, reset } from '../../src/design/stitches.config';

const groupsIn = (text: string) =>
  [...text.matchAll(/--sxs\{--sxs:(\d)/g)].map(([, group]) => group);

test('speed: the sheet of a page has every group of Stitches, in its order, and every rule', () => {
  reset();
  css({ color: 'red', variants: { is: { blue: { color: 'blue' } } } })({ is: 'blue' });
  const some = pageCss();
  expect(groupsIn(some)).toEqual(['0', '1', '2', '3', '4', '5', '6']);
  expect(some.indexOf('color:red')).toBeLessThan(some.indexOf('color:blue'));
  expect(some.indexOf('color:blue')).toBeLessThan(some.indexOf('--sxs:4'));
  expect(some.indexOf('color:red')).toBeGreaterThan(some.indexOf('--sxs:2'));

  globalCss({ body: { margin: 0 } })();
  const more = pageCss();
  expect(groupsIn(more)).toEqual(['0', '1', '2', '3', '4', '5', '6']);
  expect(more.indexOf('margin:0')).toBeLessThan(more.indexOf('--sxs:2'));
  expect(more.replace('body{margin:0}', '')).toContain('color:red');
});
