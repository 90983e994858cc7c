import { film } from '#content/film/film.ts';
import { curvePoint, type Point } from '../span-curve';
import { brokenSpan, cutAt, healthySpans, nodes, rerouteSpans } from './ring';

/** Streets on nine slightly tilted rows; each segment is [row, from x, to x]. */
const stretches = [
  [0, 470, 930],
  [1, 250, 600],
  [1, 690, 1110],
  [2, 470, 1110],
  [3, 60, 250],
  [3, 330, 1010],
  [4, 160, 930],
  [5, 250, 1110],
  [6, 60, 470],
  [6, 560, 1010],
  [7, 250, 930],
  [7, 1010, 1210],
  [8, 150, 420],
  [8, 560, 900],
] as const;

/** Cross streets: [x, from row, to row]. */
const crossings = [
  [250, 1, 8],
  [470, 0, 6],
  [760, 1, 8],
  [930, 0, 7],
  [1110, 1, 5],
] as const;

const onRow = (x: number, row: number): Point => ({ x, y: 98 + row * 64 - (x - 640) * 0.08 });
const line = (points: Point[]) => `M${points.map(({ x, y }) => `${x} ${y.toFixed(1)}`).join('L')}`;

export const streets = [
  ...stretches.map(([row, from, to]) => line([onRow(from, row), onRow(to, row)])),
  ...crossings.map(([x, from, to]) => line([onRow(x, from), onRow(x, to)])),
].join('');

export const depotAt = onRow(900, 8);
/** The crew's route from the depot to the cut. */
export const crewRoad = [depotAt, onRow(760, 8), onRow(760, 3), onRow(612, 3)];
export const crewRoadPath = line(crewRoad);

const far = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y);

const keepClear = [
  ...nodes.flatMap((node) => [
    { ...node, room: node.r + 10 },
    { x: node.label.x + 32, y: node.label.y - 6, room: 34 },
  ]),
  ...[...healthySpans, ...rerouteSpans, brokenSpan].flatMap((span) =>
    Array.from({ length: 41 }, (_, i) => ({ ...curvePoint(span, i / 40), room: 15 })),
  ),
];

const isFree = (home: Point) =>
  keepClear.every((obstacle) => far(home, obstacle) > obstacle.room) &&
  crossings.every(([x]) => Math.abs(home.x - x) > 8);

const homesAlong = ([row, from, to]: readonly [number, number, number]): Point[] =>
  Array.from({ length: Math.floor((to - from) / 19) }, (_, i) => from + 10 + i * 19).flatMap((x) =>
    [-11, 11].map((side) => ({ x, y: onRow(x, row).y + side })),
  );

/** Adds a ragged edge: the outage does not end on a circle. */
const spread = (home: Point) => far(home, cutAt) + ((home.x * 7 + home.y * 13) % 46);

const homes = stretches
  .flatMap(homesAlong)
  .filter(isFree)
  .sort((a, b) => spread(a) - spread(b));

/** Homes that lose service, nearest to the cut first. */
export const affected = homes.slice(0, film.homes);
export const unaffected = homes.slice(film.homes);

/** Returns one path that puts a round dot on each home. */
export const dots = (group: Point[]) =>
  group.map(({ x, y }) => `M${Math.round(x)} ${Math.round(y)}h0`).join('');
