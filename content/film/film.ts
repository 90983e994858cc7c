import { goLiveDays, ridgeCountyCut } from '../constants';

export type FilmBeat = {
  id: 'opening' | 'detection' | 'diagnostics' | 'messaging' | 'dispatch' | 'ending';
  /** Set for the four beats that visitors can select. */
  label?: string;
  agent: string;
  startMs: number;
  endMs: number;
  /** The still of the beat for visitors who prefer reduced motion. */
  stillMs: number;
  caption: string;
  transcript: string;
};

/** The keyframes of one value: [position in ms, value], in order. */
export type Track = readonly (readonly [atMs: number, value: number])[];

const firstBeat: FilmBeat = {
  id: 'opening',
  agent: 'NetworkOS',
  startMs: 0,
  endMs: 4_000,
  stillMs: 2_000,
  caption: 'Ridge County ring, normal',
  transcript:
    'Night map of Ridge County. Light pulses travel along a fiber ring between two hubs, past homes that are all online. The clock reads 02:13:58.',
};

const { homes, stillDown, port, etaMinutes } = ridgeCountyCut;

const beats: FilmBeat[] = [
  firstBeat,
  {
    id: 'detection',
    label: 'Outage Detection',
    agent: 'NetworkOS',
    startMs: 4_000,
    endMs: 9_000,
    stillMs: 8_300,
    caption: 'NetworkOS finds the cut in 6 seconds',
    transcript: `At 02:14:01 the span from pole P-118 to pole P-131 turns red and dashed. Homes go dark in a wave outward from it; a counter rises to ${homes}. At 02:14:07 NetworkOS marks a fiber cut in the middle of the span.`,
  },
  {
    id: 'diagnostics',
    label: 'Router Diagnostics',
    agent: 'NetworkOS',
    startMs: 9_000,
    endMs: 14_000,
    stillMs: 13_650,
    caption: `Ring rerouted, ${stillDown} homes still down`,
    transcript: `A card of OLT-03, the optical line terminal, opens and light on its eight ports drops to zero. An aqua line draws the long way around, through splice points S-41 and S-44. Seven ports recover and ${homes - stillDown} homes relight. Port ${port} and its ${stillDown} homes stay dark.`,
  },
  {
    id: 'messaging',
    label: 'Customer Messaging',
    agent: 'CustomerOS',
    startMs: 14_000,
    endMs: 19_000,
    stillMs: 18_200,
    caption: 'CustomerOS texts them before they call',
    transcript: `A phone slides in and shows a short text exchange. CustomerOS texts ${homes} subscribers. Beside it, the incoming-calls line stays flat at 3, well below the dashed line for a typical cut.`,
  },
  {
    id: 'dispatch',
    label: 'Field Dispatch',
    agent: 'FieldOS',
    startMs: 19_000,
    endMs: 25_000,
    stillMs: 21_900,
    caption: 'FieldOS sends the closest crew with the right kit',
    transcript: `Back on the map, Crew 7, a yellow dot tagged “Splice kit,” leaves the depot and follows the road to the cut. The estimate counts down from ${etaMinutes} minutes to arrival at 02:52:31.`,
  },
  {
    id: 'ending',
    agent: 'NetworkOS',
    startMs: 25_000,
    endMs: 28_000,
    stillMs: 28_000,
    caption: `Live in ${goLiveDays} days`,
    transcript: `The span closes from both poles and a yellow node lights at its center. The last ${stillDown} homes come back. The map fades to the logo.`,
  },
];

const seconds = (hours: number, minutes: number, rest: number) =>
  hours * 3600 + minutes * 60 + rest;

const dispatchedAt = seconds(2, 14, 31);

/** The readings in the picture, with linear interpolation. */
const readings = {
  /** Seconds since midnight. */
  clock: [
    [0, seconds(2, 13, 58)],
    [4_000, seconds(2, 14, 1)],
    [7_900, seconds(2, 14, 7)],
    [14_000, seconds(2, 14, 15)],
    [19_000, dispatchedAt],
    [24_600, dispatchedAt + etaMinutes * 60],
    [26_200, seconds(3, 19, 55)],
    [28_000, seconds(3, 19, 57)],
  ],
  darkHomes: [
    [4_400, 0],
    [7_400, homes],
    [11_700, homes],
    [13_400, stillDown],
    [25_500, stillDown],
    [26_100, 0],
  ],
  etaMinutes: [
    [19_000, etaMinutes],
    [24_600, 0],
  ],
  notifiedHomes: [
    [14_500, 0],
    // 02:14:19, as on the home page.
    [15_250, homes],
  ],
} as const satisfies Record<string, Track>;

/** Returns keyframes that ease from 0 to 1 and, with `out`, back. */
const shown = (inMs: number, fullMs: number, out?: [fromMs: number, goneMs: number]): Track => [
  [inMs, 0],
  [fullMs, 1],
  ...(out
    ? ([
        [out[0], 1],
        [out[1], 0],
      ] as const)
    : []),
];

/** The progress of each part of the picture from 0 to 1, with eased interpolation. */
const picture = {
  map: [
    [13_900, 1],
    [14_500, 0.22],
    [18_700, 0.22],
    [19_300, 1],
    [26_400, 1],
    [27_100, 0],
  ],
  cut: shown(4_000, 4_400),
  located: shown(4_600, 7_900),
  callout: shown(4_300, 4_700, [8_900, 9_200]),
  card: shown(9_000, 9_400, [13_900, 14_200]),
  lightLost: shown(9_500, 10_600),
  reroute: shown(10_300, 12_100),
  lightBack: shown(11_700, 13_400),
  phone: shown(14_100, 14_800, [18_700, 19_100]),
  firstMessage: shown(14_900, 15_200),
  secondMessage: shown(16_100, 16_400),
  thirdMessage: shown(17_000, 17_300),
  callsLine: shown(14_700, 18_000),
  crewCard: shown(19_100, 19_500, [24_900, 25_200]),
  crew: shown(19_300, 24_600),
  closed: shown(25_000, 25_900),
  lit: shown(25_700, 26_100),
  wordmark: shown(26_700, 27_400),
} as const satisfies Record<string, Track>;

/** The outage-response film: 28 seconds; the position determines the frame. */
export const film = {
  durationMs: 28_000,
  posterMs: 6_000,
  /** The seek step of an arrow key. */
  stepMs: 5_000,
  /** The travel time of a pulse along a span. */
  pulseMs: 2_000,
  /** The interval in which the clock runs faster than the film. */
  timeLapse: { fromMs: 19_000, toMs: 26_200 },
  beats,
  readings,
  picture,
  homes,
  stillDown,
} as const;

export type Film = typeof film;

/** Returns the beat at a position in ms, clamped to the film. */
export function beatAt(positionMs: number): FilmBeat {
  return beats.findLast((beat) => beat.startMs <= positionMs) ?? firstBeat;
}

/** Returns the beat after the one at a position in ms; undefined after the last. */
export function beatAfter(positionMs: number): FilmBeat | undefined {
  return beats.find((beat) => beat.startMs > positionMs);
}
