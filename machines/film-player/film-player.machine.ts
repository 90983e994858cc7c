import { assign, setup } from 'xstate';
import { beatAfter, beatAt, film } from '#content/film/film.ts';
import { callbackToProvide } from '../shared/must-be-provided';

type FilmPlayerEvent =
  | { type: 'play.pressed' }
  | { type: 'pause.pressed' }
  | { type: 'replay.pressed' }
  | { type: 'next.pressed' }
  | { type: 'chapter.selected'; at: number }
  | { type: 'seek.requested'; at: number }
  | { type: 'motion.reduced' }
  | { type: 'time.passed'; ms: number };

const within = (position: number) => Math.min(Math.max(position, 0), film.durationMs);
const fromStart = { actions: 'rewind', description: 'Visitor plays from the beginning.' } as const;
const atEnd = {
  guard: 'isOver',
  target: 'ended',
  description: 'The film reaches the last frame.',
} as const;

/**
 * Plays the film (specification §2.56); `position` is in ms from its start. The actor
 * `filmClock` sends `time.passed` with the elapsed ms. `at` in events is in ms and may lie outside
 * the film.
 */
export const filmPlayerMachine = setup({
  types: { context: {} as { position: number }, events: {} as FilmPlayerEvent },
  actors: { filmClock: callbackToProvide('filmClock') },
  actions: {
    rewind: assign({ position: 0 }),
    goTo: assign({ position: (_, { at }: { at: number }) => within(at) }),
    advance: assign({
      position: ({ context }, { ms }: { ms: number }) => within(context.position + ms),
    }),
    showStillAt: assign({ position: (_, { at }: { at: number }) => beatAt(at).stillMs }),
    showFirstStill: assign({ position: beatAt(0).stillMs }),
    showNextStill: assign({
      position: ({ context }) => beatAfter(context.position)?.stillMs ?? context.position,
    }),
  },
  guards: { isOver: ({ context }) => context.position >= film.durationMs },
}).createMachine({
  id: 'film-player',
  description: 'Plays the outage-response film; the position determines the frame.',
  context: { position: film.posterMs },
  initial: 'poster',
  on: {
    'replay.pressed': { ...fromStart, target: '.playing' },
    'chapter.selected': {
      target: '.playing',
      actions: { type: 'goTo', params: ({ event }) => event },
      description: 'Visitor plays the selected chapter.',
    },
    'seek.requested': {
      target: '.paused',
      actions: { type: 'goTo', params: ({ event }) => event },
      description: 'Visitor seeks; the film stays paused at that frame.',
    },
  },
  states: {
    poster: {
      description: 'Shows the poster frame and waits for play.',
      on: {
        'play.pressed': { ...fromStart, target: 'playing' },
        'motion.reduced': {
          target: 'slideshow',
          actions: { type: 'showStillAt', params: ({ context }) => ({ at: context.position }) },
          description: 'Visitor prefers reduced motion; stills replace the film.',
        },
      },
    },
    playing: {
      description: 'The film plays.',
      invoke: { id: 'filmClock', src: 'filmClock' },
      on: {
        'time.passed': {
          actions: { type: 'advance', params: ({ event }) => event },
          description: 'The clock advances the film.',
        },
        'pause.pressed': { target: 'paused', description: 'Visitor pauses the film.' },
        'seek.requested': {
          actions: { type: 'goTo', params: ({ event }) => event },
          description: 'Visitor seeks; the film keeps playing.',
        },
      },
      always: atEnd,
    },
    paused: {
      description: 'The film is paused at a frame.',
      on: { 'play.pressed': { target: 'playing', description: 'Visitor resumes the film.' } },
      always: atEnd,
    },
    ended: {
      description: 'Shows the last frame.',
      on: { 'play.pressed': { ...fromStart, target: 'playing' } },
    },
    slideshow: {
      description: 'Shows one still per beat, without motion.',
      on: {
        'next.pressed': {
          actions: 'showNextStill',
          description: 'Visitor advances to the next still; the last one stays.',
        },
        'replay.pressed': { actions: 'showFirstStill', description: 'Visitor starts over.' },
        'chapter.selected': {
          actions: { type: 'showStillAt', params: ({ event }) => event },
          description: 'Visitor selects a still.',
        },
        'seek.requested': {
          actions: { type: 'showStillAt', params: ({ event }) => event },
          description: 'Visitor seeks; the still of that position is shown.',
        },
      },
    },
  },
});
