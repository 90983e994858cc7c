import type { About, Model } from '../model';
import type { consoleSceneMachine } from './console-scene.machine';

const beatOver = { type: 'xstate.after.beat.console-scene.playing' } as const;

export const about: About = {
  title: 'Console scene',
  purpose: 'Shows what an agent does, at a pace that a visitor can stop.',
  where: { routes: ['/'], view: 'The NetworkOS console in the hero' },
};

export const model: Model<typeof consoleSceneMachine> = {
  input: { beats: 3 },
  events: {
    'scene.seen': [{}],
    'scene.paused': [{}],
    'scene.resumed': [{}],
    'scene.replayed': [{}],
    'motion.reduced': [{}],
    'xstate.after.beat.console-scene.playing': [{}],
  },
  invariants: {
    'the beat is one of the scene': ({ context }) =>
      Number.isInteger(context.beat) && context.beat >= 0 && context.beat < 3,
    'no beat has passed before the scene is seen': ({ value, context }) =>
      value !== 'idle' || context.beat === 0,
  },
  steps: {
    'a paused scene stands still': ({ before, event, after }) =>
      before.value !== 'paused' ||
      event.type === 'scene.resumed' ||
      (after.value === 'paused' && after.context.beat === before.context.beat),
    'no beat is left out': ({ before, after }) =>
      after.context.beat === 0 || [0, 1].includes(after.context.beat - before.context.beat),
    'nothing plays by itself for who wants less motion': ({ before, event, after }) =>
      event.type !== 'motion.reduced' || before.value !== 'idle' || after.value === 'solved',
  },
  ignored: {
    'scene.seen': 'The scene plays by itself only once.',
    'scene.paused': 'Nothing is playing.',
    'scene.resumed': 'Nothing is paused.',
    'scene.replayed': 'The scene has not come to its end.',
    'motion.reduced': 'It is asked once, when the page is opened.',
  },
  journeys: [
    {
      title: 'scene: it plays every beat once and rests on the last',
      events: [{ type: 'scene.seen' }, beatOver, beatOver, beatOver],
      end: 'solved',
      context: { beat: 2 },
    },
    {
      title: 'scene: it goes on at the beat where it was paused',
      events: [
        { type: 'scene.seen' },
        beatOver,
        { type: 'scene.paused' },
        { type: 'scene.resumed' },
      ],
      end: 'playing',
      context: { beat: 1 },
    },
    {
      title: 'scene: a replay starts at the first beat',
      events: [{ type: 'scene.seen' }, beatOver, beatOver, beatOver, { type: 'scene.replayed' }],
      end: 'playing',
      context: { beat: 0 },
    },
    {
      title: 'scene: it never plays by itself for a visitor who wants less motion',
      events: [{ type: 'motion.reduced' }, { type: 'scene.seen' }],
      end: 'solved',
    },
  ],
};
