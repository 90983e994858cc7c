import type { Film, Track } from '#content/film/film.ts';

type Readings = { [Name in keyof Film['readings']]: number };
type Picture = { [Name in keyof Film['picture']]: number };

/** Everything the film's picture is drawn from. */
export type FilmFrame = {
  /** Values shown in the picture: seconds, homes, minutes. */
  readings: Readings;
  /** Progress of each part of the picture is drawn, 0 to 1. */
  picture: Picture;
  /** Position of the pulses along their spans, 0 to 1. */
  pulse: number;
};

const linear = (share: number) => share;
const eased = (share: number) => share * share * (3 - 2 * share);

/**
 * Returns the value of `track` at a position in ms. It is constant before the first point and
 * after the last, and interpolated in between with `ease`, linear by default.
 */
export function trackValue(track: Track, positionMs: number, ease = linear): number {
  const before = track.findLast(([at]) => at <= positionMs);
  const after = track.find(([at]) => at > positionMs);
  if (!before || !after) return (before ?? after)?.[1] ?? 0;
  const share = ease((positionMs - before[0]) / (after[0] - before[0]));
  return before[1] + share * (after[1] - before[1]);
}

function valuesAt<T extends Record<string, Track>>(tracks: T, at: number, ease?: typeof linear) {
  const values = Object.entries(tracks).map(([name, track]) => [name, trackValue(track, at, ease)]);
  return Object.fromEntries(values) as { [Name in keyof T]: number };
}

/** Returns the frame at a position in ms; deterministic (specification §2.55). */
export function filmFrame(film: Film, positionMs: number): FilmFrame {
  return {
    readings: valuesAt(film.readings, positionMs),
    picture: valuesAt(film.picture, positionMs, eased),
    pulse: (positionMs / film.pulseMs) % 1,
  };
}
