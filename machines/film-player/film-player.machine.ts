import { assign, setup } from 'xstate';
import { beatAfter, beatAt, film } from '#content/film/film.ts';
import { callbackToProvide } from '../shared/must-be-provided';

type FilmPlayerEvent =
  | { type: 'play.pressed' }
  | { type: 'pause.pressed' }
  | { type: 'replay.pressed' }
  | { type: 'next.pressed' }
  | { type: 'label.picked'; at: number }
  | { type: 'position.sought'; at: number }
  | { type: 'motion.reduced' }
  | { type: 'time.passed'; ms: number };

const within = (position: number) => Math.min(Math.max(position, 0), film.durationMs);
const fromStart = { actions: 'rewind', description: 'The film runs from its beginning.' } as const;
const atEnd = {
  guard: 'isOver',
  target: 'ended',
  description: 'The last frame is reached.',
} as const;

/**
 * The film's player (specification §2, demo video): where the film stands, in ms from its start,
 * and whether it runs. The clock that makes it run is the provided actor `filmClock`, which sends
 * `time.passed` with the ms since it last did. `at` in events is ms and may lie outside the film.
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
  description: 'Plays the outage-response film, which is drawn from its position alone.',
  context: { position: film.posterMs },
  initial: 'poster',
  on: {
    'replay.pressed': { ...fromStart, target: '.playing' },
    'label.picked': {
      target: '.playing',
      actions: { type: 'goTo', params: ({ event }) => event },
      description: 'The film runs from the picked part.',
    },
    'position.sought': {
      target: '.paused',
      actions: { type: 'goTo', params: ({ event }) => event },
      description: 'The frame at the sought position is shown; nothing runs.',
    },
  },
  states: {
    poster: {
      description: 'The poster frame waits for a press of play.',
      on: {
        'play.pressed': { ...fromStart, target: 'playing' },
        'motion.reduced': {
          target: 'still',
          actions: { type: 'showStillAt', params: ({ context }) => ({ at: context.position }) },
          description: 'The visitor wants less motion: the film is a row of stills.',
        },
      },
    },
    playing: {
      description: 'The film runs with the clock.',
      invoke: { id: 'filmClock', src: 'filmClock' },
      on: {
        'time.passed': {
          actions: { type: 'advance', params: ({ event }) => event },
          description: 'The film moves on by the time that has passed.',
        },
        'pause.pressed': { target: 'paused', description: 'The film stops where it is.' },
        'position.sought': {
          actions: { type: 'goTo', params: ({ event }) => event },
          description: 'The film runs on from the sought position.',
        },
      },
      always: atEnd,
    },
    paused: {
      description: 'The film stands still and can go on.',
      on: { 'play.pressed': { target: 'playing', description: 'The film goes on.' } },
      always: atEnd,
    },
    ended: {
      description: 'The last frame rests.',
      on: { 'play.pressed': { ...fromStart, target: 'playing' } },
    },
    still: {
      description: 'One telling frame per beat, without motion.',
      on: {
        'next.pressed': {
          actions: 'showNextStill',
          description: 'The next beat is shown; the last one stays.',
        },
        'replay.pressed': { actions: 'showFirstStill', description: 'The first beat is shown.' },
        'label.picked': {
          actions: { type: 'showStillAt', params: ({ event }) => event },
          description: 'The picked beat is shown.',
        },
        'position.sought': {
          actions: { type: 'showStillAt', params: ({ event }) => event },
          description: 'The beat of the sought position is shown.',
        },
      },
    },
  },
});
