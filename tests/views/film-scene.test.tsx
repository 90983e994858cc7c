import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { Scene } from '#src/features/film/player/Scene.tsx';

afterEach(cleanup);

const draw = (position: number) =>
  render(<Scene position={position} description="" />).container.querySelector('svg')!;

/** Counts the homes drawn in each style, one dot each. */
const homes = (picture: Element, kind: string) =>
  [...picture.querySelectorAll(`path[class*="kind-${kind}"]`)].reduce(
    (sum, path) => sum + (path.getAttribute('d')?.match(/h0/g)?.length ?? 0),
    0,
  );

it.each([
  [2_000, { falling: 0, dark: 0, down: 0, relit: 0 }],
  [6_000, { falling: 44, dark: 176, down: 0, relit: 0 }],
  [8_000, { falling: 0, dark: 412, down: 0, relit: 0 }],
  [13_900, { falling: 0, dark: 0, down: 32, relit: 380 }],
  [26_300, { falling: 0, dark: 0, down: 0, relit: 412 }],
])('§2.55 demo video: at %d ms the homes on the span are drawn as %j', (position, expected) => {
  const picture = draw(position);
  const counts = Object.keys(expected).map((kind) => [kind, homes(picture, kind)]);
  expect(Object.fromEntries(counts)).toEqual(expected);
});

it.each([
  [2_000, []],
  [6_000, ['Loss of light, P-118 to P-131', '220 homes dark']],
  [8_300, ['Fiber cut between P-118 and P-131', '412 homes dark']],
  [13_650, ['OLT-03, line card 1', 'no light']],
  [18_200, ['Incoming calls', '412 texted', 'When is it back?']],
  [21_900, ['Crew 7', 'ETA 18 min', 'Splice kit']],
  [28_000, ['Midspan']],
])('§2.55 demo video: at %d ms the picture has the texts %j', (position, words) => {
  const texts = [...draw(position).querySelectorAll('text')].map((text) => text.textContent);
  expect(texts).toEqual(expect.arrayContaining(words));
  const cards = texts.filter((word) => /dark$|line card|Incoming|Crew|Midspan/.test(word ?? ''));
  expect(cards).toHaveLength(words.length === 0 ? 0 : 1);
});

it('§2.55 demo video: the broken span is dashed until it is repaired', () => {
  const broken = (position: number) =>
    draw(position).querySelectorAll('[class*="kind-broken"]').length;
  expect([3_999, 4_100, 24_000, 26_000].map(broken)).toEqual([0, 1, 1, 0]);
});
