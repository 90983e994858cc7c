import type { About, Model } from '../model';
import type { consoleSceneMachine } from './console-scene.machine';

const beatOver = { type: 'xstate.after.beat.console-scene.playing' } as const;

export const about: About = {
  title: 'Console scene',
  purpose: 'Shows an agent’s solved case; visitors can play and pause it.',
  where: { routes: ['/', '/solutions/*'], view: 'The console in the hero' },
};

export const model: Model<typeof consoleSceneMachine> = {
  input: { beats: 3 },
  events: {
    'scene.started': [{}],
    'scene.paused': [{}],
    'scene.resumed': [{}],
    'xstate.after.beat.console-scene.playing': [{}],
  },
  invariants: {
    'the beat is one of the three': ({ context }) =>
      Number.isInteger(context.beat) && context.beat >= 0 && context.beat < 3,
    'the solved frame is the last beat': ({ value, context }) =>
      value !== 'solved' || context.beat === 2,
  },
  steps: {
    'a paused scene keeps its beat': ({ before, event, after }) =>
      before.value !== 'paused' ||
      event.type === 'scene.resumed' ||
      (after.value === 'paused' && after.context.beat === before.context.beat),
    'no beat is skipped': ({ before, after }) =>
      after.context.beat === 0 || [0, 1].includes(after.context.beat - before.context.beat),
    'nothing plays before a press': ({ before, event, after }) =>
      before.value !== 'solved' || event.type === 'scene.started' || after.value === 'solved',
  },
  ignored: {
    'scene.started': 'The scene has started.',
    'scene.paused': 'The scene is not playing.',
    'scene.resumed': 'The scene is not paused.',
  },
  journeys: [
    {
      title: '§2.18 scene: every beat plays once, and the last one stays',
      events: [{ type: 'scene.started' }, beatOver, beatOver, beatOver],
      end: 'solved',
      context: { beat: 2 },
    },
    {
      title: '§2.18 scene: resuming continues at the paused beat',
      events: [
        { type: 'scene.started' },
        beatOver,
        { type: 'scene.paused' },
        { type: 'scene.resumed' },
      ],
      end: 'playing',
      context: { beat: 1 },
    },
    {
      title: '§2.18 scene: it can be played again from the first beat',
      events: [{ type: 'scene.started' }, beatOver, beatOver, beatOver, { type: 'scene.started' }],
      end: 'playing',
      context: { beat: 0 },
    },
  ],
};
