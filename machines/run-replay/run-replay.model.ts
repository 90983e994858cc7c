import type { About, Model } from '../model';
import type { runReplayMachine } from './run-replay.machine';

const started = (left: number) => ({ type: 'replay.started', left }) as const;
const pace = { type: 'xstate.after.pace.run-replay.playing' } as const;

export const about: About = {
  title: 'Run replay',
  purpose: 'Shows an analyst what a run does, one step after the other.',
  where: { routes: ['/machines/*'], view: 'Play and pace beside the steps of a run' },
};

export const model: Model<typeof runReplayMachine> = {
  events: {
    'replay.started': [{ left: 3 }],
    'replay.paused': [{}],
    'pace.chosen': [{ pace: 'slow' }, { pace: 'normal' }, { pace: 'fast' }],
    [pace.type]: [{}],
  },
  invariants: {
    'a replay that plays has a step to show': ({ value, context }) =>
      value !== 'playing' || context.left > 0,
  },
  steps: {
    'a step is shown when its time has come, and no other way': ({ event, effects }) =>
      effects.includes('showNext') === (event.type === pace.type),
    'every step that was left is shown once, and then it is over': ({ before, event, after }) =>
      event.type !== pace.type ||
      (after.context.left === before.context.left - 1 &&
        (after.value === 'still') === (after.context.left === 0)),
    'another pace neither starts nor ends anything': ({ before, event, after }) =>
      event.type !== 'pace.chosen' ||
      (after.value === before.value && after.context.pace === event.pace),
  },
  ignored: {
    'replay.started': 'It plays already.',
    'replay.paused': 'Nothing plays.',
  },
  journeys: [
    {
      title: '§7 atlas: a replay shows each step that follows, and stops at the last',
      events: [started(2), pace, pace],
      end: 'still',
      context: { left: 0 },
      effects: ['showNext', 'showNext'],
    },
    {
      title: '§7 atlas: a replay can be held, and goes on from where it stands',
      events: [started(3), pace, { type: 'replay.paused' }, started(2), pace],
      end: 'playing',
      context: { left: 1 },
      effects: ['showNext', 'showNext'],
    },
    {
      title: '§7 atlas: the pace of a replay can be set before and while it plays',
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
