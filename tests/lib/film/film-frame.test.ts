import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { beatAfter, beatAt, film, type Track } from '#content/film/film.ts';
import { filmFrame, trackValue } from '#src/features/film/film-frame.ts';
import { clockText } from '#src/lib/time/play-time.ts';

const frameAt = (position: number) => filmFrame(film, position);
const clockAt = (position: number) => clockText(frameAt(position).readings.clock);
const position = fc.double({ min: -1_000, max: film.durationMs + 1_000, noNaN: true });
const tracks: [string, Track][] = [
  ...Object.entries<Track>(film.readings),
  ...Object.entries<Track>(film.picture),
];

describe('demo video: storyboard', () => {
  it('§2.54 demo video: the beats follow each other without gaps for 28 seconds', () => {
    const starts = film.beats.map((beat) => beat.startMs);
    expect(starts).toEqual([0, 4_000, 9_000, 14_000, 19_000, 25_000]);
    expect(film.beats.map((beat) => beat.endMs)).toEqual([...starts.slice(1), film.durationMs]);
    expect(film.durationMs).toBe(28_000);
  });

  it('§2.54 demo video: four beats have the specified labels', () => {
    expect(film.beats.flatMap((beat) => beat.label ?? [])).toEqual([
      'Outage Detection',
      'Router Diagnostics',
      'Customer Messaging',
      'Field Dispatch',
    ]);
  });

  it('§2.54 demo video: every position belongs to one beat and knows the next', () => {
    fc.assert(
      fc.property(position, (ms) => {
        const beat = beatAt(ms);
        expect(beatAfter(ms)).toBe(
          ms < 0 ? film.beats[0] : film.beats[film.beats.indexOf(beat) + 1],
        );
        if (ms >= 0 && ms < film.durationMs) {
          expect(beat.startMs <= ms && ms < beat.endMs).toBe(true);
        }
      }),
    );
  });

  it.each(tracks)('§2.55 demo video: the points of %s are in order of time', (_, track) => {
    const times = track.map(([at]) => at);
    expect(times).toEqual([...new Set(times)].sort((a, b) => a - b));
  });
});

describe('demo video: frames', () => {
  it('§2.54 demo video: the clock starts at 02:13:58 and never runs backward', () => {
    expect(clockAt(0)).toBe('02:13:58');
    fc.assert(
      fc.property(position, position, (a, b) => {
        const [first, second] = [Math.min(a, b), Math.max(a, b)].map(frameAt);
        expect(first!.readings.clock).toBeLessThanOrEqual(second!.readings.clock);
      }),
    );
  });

  it('§2.55 demo video: the cut is located 6 seconds after it happens', () => {
    expect([clockAt(4_000), clockAt(7_900)]).toEqual(['02:14:01', '02:14:07']);
    expect(frameAt(7_899).picture.located).toBeLessThan(1);
    expect(frameAt(7_900).picture.located).toBe(1);
  });

  it('§2.55 demo video: 412 homes go dark, 380 return, and the last 32 with the closed span', () => {
    const darkAt = (ms: number) => frameAt(ms).readings.darkHomes;
    expect([4_000, 9_000, 14_000, 24_999, 28_000].map(darkAt)).toEqual([0, 412, 32, 32, 0]);
    expect(frameAt(26_000).picture.closed).toBe(1);
  });

  it('§2.55 demo video: the crew is 38 minutes away at first and arrives on the clock', () => {
    expect(frameAt(19_000).readings.etaMinutes).toBe(38);
    expect(clockAt(19_000)).toBe('02:14:31');
    expect(frameAt(24_600)).toMatchObject({ readings: { etaMinutes: 0 }, picture: { crew: 1 } });
    expect(clockAt(24_600)).toBe('02:52:31');
  });

  it('§2.55 demo video: a track passes through its points and rests outside them', () => {
    const track: Track = [
      [100, 5],
      [200, 9],
    ];
    expect([0, 100, 150, 200, 300].map((ms) => trackValue(track, ms))).toEqual([5, 5, 7, 9, 9]);
    expect(trackValue([], 100)).toBe(0);
  });
});
