import { expect, test } from 'vitest';
import { pointAlong } from '#src/features/film/point-along.ts';

/** 5 units to the corner, 10 more to the end, then a segment of length 0. */
const road = [
  { x: 1, y: 1 },
  { x: 4, y: 5 },
  { x: 4, y: 5 },
  { x: 4, y: -5 },
];

test.each([
  [0, { x: 1, y: 1 }],
  [1 / 6, { x: 2.5, y: 3 }],
  [1 / 3, { x: 4, y: 5 }],
  [2 / 3, { x: 4, y: 0 }],
  [1, { x: 4, y: -5 }],
  [2, { x: 4, y: -5 }],
])('§2.55 demo video: at %d of the road the crew is at %j', (share, { x, y }) => {
  const point = pointAlong(road, share);
  expect(point.x).toBeCloseTo(x, 9);
  expect(point.y).toBeCloseTo(y, 9);
});

test('§2.55 demo video: a road of one point stays there, an empty one starts at 0, 0', () => {
  expect(pointAlong([{ x: 3, y: 2 }], 0.5)).toEqual({ x: 3, y: 2 });
  expect(
    pointAlong(
      [
        { x: 3, y: 2 },
        { x: 3, y: 2 },
      ],
      0,
    ),
  ).toEqual({ x: 3, y: 2 });
  expect(pointAlong([], 0.5)).toEqual({ x: 0, y: 0 });
});
