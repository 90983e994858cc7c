import type { About, Model } from '../model';
import type { runReplayMachine } from './run-replay.machine';

const started = (remaining: number) => ({ type: 'replay.started', remaining }) as const;
const pace = { type: 'xstate.after.pace.run-replay.playing' } as const;

export const about: About = {
  title: 'Run replay',
  purpose: 'Replays a simulation for the analyst, one step after the other.',
  where: { routes: ['/machines/*'], view: 'Replay and Pace next to the steps of a simulation' },
};

export const model: Model<typeof runReplayMachine> = {
  events: {
    'replay.started': [{ remaining: 3 }],
    'replay.paused': [{}],
    'pace.chosen': [{ pace: 'slow' }, { pace: 'normal' }, { pace: 'fast' }],
    [pace.type]: [{}],
  },
  invariants: {
    'a playing replay has a step left': ({ value, context }) =>
      value !== 'playing' || context.remaining > 0,
  },
  steps: {
    'only the delay shows a step': ({ event, effects }) =>
      effects.includes('showNext') === (event.type === pace.type),
    'every remaining step is shown once, and then the replay stops': ({ before, event, after }) =>
      event.type !== pace.type ||
      (after.context.remaining === before.context.remaining - 1 &&
        (after.value === 'stopped') === (after.context.remaining === 0)),
    'choosing a pace neither starts nor stops the replay': ({ before, event, after }) =>
      event.type !== 'pace.chosen' ||
      (after.value === before.value && after.context.pace === event.pace),
  },
  ignored: {
    'replay.started': 'The replay is already playing.',
    'replay.paused': 'The replay is not playing.',
  },
  journeys: [
    {
      title: '§17 atlas: a replay shows each remaining step and stops at the last',
      events: [started(2), pace, pace],
      end: 'stopped',
      context: { remaining: 0 },
      effects: ['showNext', 'showNext'],
    },
    {
      title: '§17 atlas: a paused replay resumes where it stopped',
      events: [started(3), pace, { type: 'replay.paused' }, started(2), pace],
      end: 'playing',
      context: { remaining: 1 },
      effects: ['showNext', 'showNext'],
    },
    {
      title: '§17 atlas: the pace can be changed before and during a replay',
      events: [
        { type: 'pace.chosen', pace: 'slow' },
        started(3),
        { type: 'pace.chosen', pace: 'fast' },
      ],
      end: 'playing',
      context: { pace: 'fast' },
      effects: [],
    },
  ],
};
