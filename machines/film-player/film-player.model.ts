import type { SnapshotFrom } from 'xstate';
import { film } from '../../content/film';
import type { filmPlayerMachine, FilmPlayerEvent } from './film-player.machine';

type Snapshot = SnapshotFrom<typeof filmPlayerMachine>;
type Cases = {
  [Type in FilmPlayerEvent['type']]: readonly Extract<FilmPlayerEvent, { type: Type }>[];
};

const stills = film.beats.map((beat) => beat.stillMs);

/** What the tests drive the film's player with, and what must hold wherever that leads. */
export const model = {
  events: {
    'play.pressed': [{ type: 'play.pressed' }],
    'pause.pressed': [{ type: 'pause.pressed' }],
    'replay.pressed': [{ type: 'replay.pressed' }],
    'next.pressed': [{ type: 'next.pressed' }],
    'label.picked': [
      { type: 'label.picked', at: 9_000 },
      { type: 'label.picked', at: -1 },
    ],
    'position.sought': [
      { type: 'position.sought', at: 14_000 },
      { type: 'position.sought', at: -5_000 },
      { type: 'position.sought', at: 99_000 },
    ],
    'motion.reduced': [{ type: 'motion.reduced' }],
    'time.passed': [{ type: 'time.passed', ms: 7_000 }],
  } satisfies Cases,

  invariants: [
    {
      name: 'the position lies within the film',
      holds: ({ context }: Snapshot) => context.position >= 0 && context.position <= 28_000,
    },
    {
      name: 'only the last frame is ended, and it is never still running',
      holds: (snapshot: Snapshot) =>
        snapshot.matches('ended')
          ? snapshot.context.position === 28_000
          : !snapshot.matches('playing') || snapshot.context.position < 28_000,
    },
    {
      name: 'without motion only the telling frames are shown',
      holds: (snapshot: Snapshot) =>
        !snapshot.matches('still') || stills.includes(snapshot.context.position),
    },
    {
      name: 'the clock runs exactly while the film plays',
      holds: (snapshot: Snapshot) =>
        snapshot.matches('playing') === 'filmClock' in snapshot.children,
    },
    {
      name: 'the poster shows the frame at 6 seconds',
      holds: (snapshot: Snapshot) =>
        !snapshot.matches('poster') || snapshot.context.position === 6_000,
    },
  ],

  journeys: [
    {
      name: 'plays from its beginning to its end',
      events: [
        { type: 'play.pressed' },
        { type: 'time.passed', ms: 20_000 },
        { type: 'time.passed', ms: 8_000 },
      ],
      ends: { value: 'ended', context: { position: 28_000 } },
    },
    {
      name: 'goes on where it was paused',
      events: [
        { type: 'play.pressed' },
        { type: 'time.passed', ms: 3_000 },
        { type: 'pause.pressed' },
        { type: 'time.passed', ms: 3_000 },
        { type: 'play.pressed' },
        { type: 'time.passed', ms: 50 },
      ],
      ends: { value: 'playing', context: { position: 3_050 } },
    },
    {
      name: 'a label starts a film that waits on its poster',
      events: [{ type: 'label.picked', at: 14_000 }],
      ends: { value: 'playing', context: { position: 14_000 } },
    },
    {
      name: 'a film that has ended plays from its beginning',
      events: [
        { type: 'position.sought', at: 28_000 },
        { type: 'play.pressed' },
        { type: 'time.passed', ms: 100 },
      ],
      ends: { value: 'playing', context: { position: 100 } },
    },
    {
      name: 'without motion the beats follow each other by presses, up to the last',
      events: [
        { type: 'motion.reduced' },
        { type: 'replay.pressed' },
        ...Array.from({ length: 9 }, () => ({ type: 'next.pressed' as const })),
      ],
      ends: { value: 'still', context: { position: 28_000 } },
    },
  ] satisfies { name: string; events: FilmPlayerEvent[]; ends: object }[],
};
