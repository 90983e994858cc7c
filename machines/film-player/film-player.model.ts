import { film } from '#content/film/film.ts';
import type { About, Model } from '../model';
import type { filmPlayerMachine } from './film-player.machine';

const stillPositions = film.beats.map((beat) => beat.stillMs);
const next = { type: 'next.pressed' } as const;

export const about: About = {
  title: 'Film player',
  purpose: 'Plays the outage-response film, or shows stills if the visitor prefers reduced motion.',
  where: { routes: ['/film/outage-response.html'], view: 'The film with its controls' },
};

export const model: Model<typeof filmPlayerMachine> = {
  events: {
    'play.pressed': [{}],
    'pause.pressed': [{}],
    'replay.pressed': [{}],
    'next.pressed': [{}],
    'chapter.selected': [{ at: 9_000 }, { at: -1 }],
    'seek.requested': [{ at: 14_000 }, { at: 27_900 }, { at: -5_000 }, { at: 99_000 }],
    'motion.reduced': [{}],
    'time.passed': [{ ms: 7_000 }],
  },
  invariants: {
    'the position is within the film': ({ context }) =>
      context.position >= 0 && context.position <= 28_000,
    'the poster shows the frame at 6 seconds': ({ value, context }) =>
      value !== 'poster' || context.position === 6_000,
    'an ended film shows the last frame, and a playing one does not': ({ value, context }) =>
      value === 'ended'
        ? context.position === 28_000
        : value !== 'playing' || context.position < 28_000,
    'reduced motion shows only stills': ({ value, context }) =>
      value !== 'slideshow' || stillPositions.includes(context.position),
    'the clock runs exactly while the film plays': ({ value, children }) =>
      (value === 'playing') === (children.filmClock !== undefined),
  },
  steps: {
    'time advances only a playing film': ({ before, event, after }) =>
      event.type !== 'time.passed' ||
      before.value === 'playing' ||
      after.context.position === before.context.position,
    'reduced motion stays for the life of the page': ({ before, after }) =>
      before.value !== 'slideshow' || after.value === 'slideshow',
    'a playing film moves forward': ({ before, event, after }) =>
      event.type !== 'time.passed' || after.context.position >= before.context.position,
  },
  ignored: {
    'play.pressed': 'The film is already playing, or is shown in stills.',
    'pause.pressed': 'The film is not playing.',
    'time.passed': 'The film is not playing.',
    'next.pressed': 'The film is not shown in stills.',
    'motion.reduced': 'The preference is read once, when the film opens.',
  },
  sinks: {
    'film-player.slideshow': 'The reduced-motion preference holds for the life of the page.',
  },
  journeys: [
    {
      title: '§2.56 demo video: it plays from beginning to end',
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
      title: '§2.56 demo video: it resumes where it was paused',
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
      title: '§2.56 demo video: a chapter plays from the poster',
      events: [{ type: 'chapter.selected', at: 14_000 }],
      end: 'playing',
      context: { position: 14_000 },
    },
    {
      title: '§2.56 demo video: an ended film plays from the beginning',
      events: [
        { type: 'seek.requested', at: 28_000 },
        { type: 'play.pressed' },
        { type: 'time.passed', ms: 100 },
      ],
      end: 'playing',
      context: { position: 100 },
    },
    {
      title: '§2.61 demo video: with reduced motion, each press of Next shows the next still',
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
      end: 'slideshow',
      context: { position: 28_000 },
      effects: [],
    },
  ],
};
