import { film } from '#content/film/film.ts';
import type { About, Model } from '../model';
import type { filmPlayerMachine } from './film-player.machine';

const stills = film.beats.map((beat) => beat.stillMs);
const next = { type: 'next.pressed' } as const;

export const about: About = {
  title: 'Film player',
  purpose: 'Plays the outage-response film, or shows it in stills to who wants no motion.',
  where: { routes: ['/film/outage-response.html'], view: 'The film with its controls' },
};

export const model: Model<typeof filmPlayerMachine> = {
  events: {
    'play.pressed': [{}],
    'pause.pressed': [{}],
    'replay.pressed': [{}],
    'next.pressed': [{}],
    'label.picked': [{ at: 9_000 }, { at: -1 }],
    'position.sought': [{ at: 14_000 }, { at: 27_900 }, { at: -5_000 }, { at: 99_000 }],
    'motion.reduced': [{}],
    'time.passed': [{ ms: 7_000 }],
  },
  invariants: {
    'the position lies within the film': ({ context }) =>
      context.position >= 0 && context.position <= 28_000,
    'the poster shows the frame at 6 seconds': ({ value, context }) =>
      value !== 'poster' || context.position === 6_000,
    'an ended film shows its last frame, and a running one does not': ({ value, context }) =>
      value === 'ended'
        ? context.position === 28_000
        : value !== 'playing' || context.position < 28_000,
    'without motion only the telling frames are shown': ({ value, context }) =>
      value !== 'still' || stills.includes(context.position),
    'the clock runs exactly while the film plays': ({ value, children }) =>
      (value === 'playing') === (children.filmClock !== undefined),
  },
  steps: {
    'the film moves on only while it plays': ({ before, event, after }) =>
      event.type !== 'time.passed' ||
      before.value === 'playing' ||
      after.context.position === before.context.position,
    'less motion is not taken back': ({ before, after }) =>
      before.value !== 'still' || after.value === 'still',
    'a film that plays runs forward': ({ before, event, after }) =>
      event.type !== 'time.passed' || after.context.position >= before.context.position,
  },
  ignored: {
    'play.pressed': 'The film plays already, or is shown in stills.',
    'pause.pressed': 'The film does not play.',
    'time.passed': 'The film stands still.',
    'next.pressed': 'The film is not shown in stills.',
    'motion.reduced': 'It is asked once, when the film is opened.',
  },
  sinks: {
    'film-player.still': 'A wish for less motion holds for the page’s life.',
  },
  journeys: [
    {
      title: '§2 demo video: it plays from its beginning to its end',
      events: [
        { type: 'play.pressed' },
        { type: 'time.passed', ms: 20_000 },
        { type: 'time.passed', ms: 8_000 },
      ],
      end: 'ended',
      context: { position: 28_000 },
      effects: ['filmClock'],
    },
    {
      title: '§2 demo video: it goes on where it was paused',
      events: [
        { type: 'play.pressed' },
        { type: 'time.passed', ms: 3_000 },
        { type: 'pause.pressed' },
        { type: 'time.passed', ms: 3_000 },
        { type: 'play.pressed' },
        { type: 'time.passed', ms: 50 },
      ],
      end: 'playing',
      context: { position: 3_050 },
      effects: ['filmClock', 'filmClock'],
    },
    {
      title: '§2 demo video: a label starts a film that waits on its poster',
      events: [{ type: 'label.picked', at: 14_000 }],
      end: 'playing',
      context: { position: 14_000 },
    },
    {
      title: '§2 demo video: after its end it plays from its beginning',
      events: [
        { type: 'position.sought', at: 28_000 },
        { type: 'play.pressed' },
        { type: 'time.passed', ms: 100 },
      ],
      end: 'playing',
      context: { position: 100 },
    },
    {
      title: '§2 demo video: without motion the beats follow each other by presses, to the last',
      events: [
        { type: 'motion.reduced' },
        { type: 'replay.pressed' },
        next,
        next,
        next,
        next,
        next,
        next,
      ],
      end: 'still',
      context: { position: 28_000 },
      effects: [],
    },
  ],
};
