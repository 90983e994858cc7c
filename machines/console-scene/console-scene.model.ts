import type { About, Model } from '../model';
import type { consoleSceneMachine } from './console-scene.machine';

const beatOver = { type: 'xstate.after.beat.console-scene.playing' } as const;

export const about: About = {
  title: 'Console scene',
  purpose: 'Shows an agent at work; visitors can pause and replay it.',
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
    'the beat is one of the three': ({ context }) =>
      Number.isInteger(context.beat) && context.beat >= 0 && context.beat < 3,
    'no beat passes before the scene is visible': ({ value, context }) =>
      value !== 'idle' || context.beat === 0,
  },
  steps: {
    'a paused scene keeps its beat': ({ before, event, after }) =>
      before.value !== 'paused' ||
      event.type === 'scene.resumed' ||
      (after.value === 'paused' && after.context.beat === before.context.beat),
    'no beat is skipped': ({ before, after }) =>
      after.context.beat === 0 || [0, 1].includes(after.context.beat - before.context.beat),
    'reduced motion prevents autoplay': ({ before, event, after }) =>
      event.type !== 'motion.reduced' || before.value !== 'idle' || after.value === 'solved',
  },
  ignored: {
    'scene.seen': 'The scene autoplays only once.',
    'scene.paused': 'The scene is not playing.',
    'scene.resumed': 'The scene is not paused.',
    'scene.replayed': 'The scene has not ended.',
    'motion.reduced': 'The preference is read once, when the page opens.',
  },
  journeys: [
    {
      title: 'scene: every beat plays once, and the last one stays',
      events: [{ type: 'scene.seen' }, beatOver, beatOver, beatOver],
      end: 'solved',
      context: { beat: 2 },
    },
    {
      title: 'scene: resuming continues at the paused beat',
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
      title: 'scene: reduced motion prevents autoplay',
      events: [{ type: 'motion.reduced' }, { type: 'scene.seen' }],
      end: 'solved',
    },
  ],
};
