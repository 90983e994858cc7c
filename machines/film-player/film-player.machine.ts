import { assign, fromCallback, setup } from 'xstate';
import { beatAfter, beatAt, film } from '../../content/film';

export type FilmPlayerEvent =
  | { type: 'play.pressed' }
  | { type: 'pause.pressed' }
  | { type: 'replay.pressed' }
  | { type: 'next.pressed' }
  | { type: 'label.picked'; at: number }
  | { type: 'position.sought'; at: number }
  | { type: 'motion.reduced' }
  | { type: 'time.passed'; ms: number };

const within = (position: number) => Math.min(Math.max(position, 0), film.durationMs);

/**
 * The film's player (specification §2, demo video): where the film stands, in ms from its start,
 * and whether it runs. The clock that makes it run is the provided actor `filmClock`, which sends
 * `time.passed` with the ms since it last did. `at` in events is ms and may lie outside the film.
 */
export const filmPlayerMachine = setup({
  types: {
    context: {} as { position: number },
    events: {} as FilmPlayerEvent,
  },
  actors: {
    filmClock: fromCallback<FilmPlayerEvent>(() => {
      throw new Error('filmClock must be provided');
    }),
  },
  actions: {
    rewind: assign({ position: 0 }),
    goToEnd: assign({ position: film.durationMs }),
    goTo: assign({ position: (_, { at }: { at: number }) => within(at) }),
    advance: assign({ position: ({ context }, { ms }: { ms: number }) => context.position + ms }),
    showStillAt: assign({ position: (_, { at }: { at: number }) => beatAt(at).stillMs }),
    showFirstStill: assign({ position: beatAt(0).stillMs }),
    showNextStill: assign({
      position: ({ context }) => beatAfter(context.position)?.stillMs ?? context.position,
    }),
  },
  guards: {
    isAtEnd: (_, { at }: { at: number }) => at >= film.durationMs,
    isFilmOver: ({ context }, { ms }: { ms: number }) => context.position + ms >= film.durationMs,
  },
}).createMachine({
  id: 'film-player',
  description: 'Plays the outage-response film, which is drawn from its position alone.',
  context: { position: film.posterMs },
  initial: 'poster',
  on: {
    'replay.pressed': {
      target: '.playing',
      actions: 'rewind',
      description: 'The film runs from its beginning.',
    },
    'label.picked': {
      target: '.playing',
      actions: { type: 'goTo', params: ({ event }) => ({ at: event.at }) },
      description: 'The film runs from the picked part.',
    },
    'position.sought': [
      {
        guard: { type: 'isAtEnd', params: ({ event }) => ({ at: event.at }) },
        target: '.ended',
        actions: 'goToEnd',
        description: 'The last frame is asked for.',
      },
      {
        target: '.paused',
        actions: { type: 'goTo', params: ({ event }) => ({ at: event.at }) },
        description: 'The frame at the sought position is shown; nothing runs.',
      },
    ],
  },
  states: {
    poster: {
      description: 'The poster frame waits for a press of play.',
      on: {
        'play.pressed': {
          target: 'playing',
          actions: 'rewind',
          description: 'The film starts from its beginning.',
        },
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
        'time.passed': [
          {
            guard: { type: 'isFilmOver', params: ({ event }) => ({ ms: event.ms }) },
            target: 'ended',
            actions: 'goToEnd',
            description: 'The film has run to its end.',
          },
          {
            actions: { type: 'advance', params: ({ event }) => ({ ms: event.ms }) },
            description: 'The film moves on by the time that has passed.',
          },
        ],
        'pause.pressed': { target: 'paused', description: 'The film stops where it is.' },
        'position.sought': [
          {
            guard: { type: 'isAtEnd', params: ({ event }) => ({ at: event.at }) },
            target: 'ended',
            actions: 'goToEnd',
            description: 'The last frame is asked for.',
          },
          {
            actions: { type: 'goTo', params: ({ event }) => ({ at: event.at }) },
            description: 'The film runs on from the sought position.',
          },
        ],
      },
    },
    paused: {
      description: 'The film stands still and can go on.',
      on: { 'play.pressed': { target: 'playing', description: 'The film goes on.' } },
    },
    ended: {
      description: 'The last frame rests.',
      on: {
        'play.pressed': {
          target: 'playing',
          actions: 'rewind',
          description: 'After its end the film plays from its beginning.',
        },
      },
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
          actions: { type: 'showStillAt', params: ({ event }) => ({ at: event.at }) },
          description: 'The picked beat is shown.',
        },
        'position.sought': {
          actions: { type: 'showStillAt', params: ({ event }) => ({ at: event.at }) },
          description: 'The beat of the sought position is shown.',
        },
      },
    },
  },
});
