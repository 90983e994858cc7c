import { assign, setup } from 'xstate';
import { sceneBeatMs } from '#content/constants.ts';

type ConsoleSceneEvent =
  | { type: 'scene.seen' }
  | { type: 'scene.paused' }
  | { type: 'scene.resumed' }
  | { type: 'scene.replayed' }
  | { type: 'motion.reduced' };

/** A console's scene: it starts when seen, runs once, and rests on its solved frame. */
export const consoleSceneMachine = setup({
  types: {
    context: {} as { beats: number; beat: number },
    events: {} as ConsoleSceneEvent,
    input: {} as { beats: number },
  },
  actions: {
    rewind: assign({ beat: 0 }),
    advance: assign({ beat: ({ context }) => context.beat + 1 }),
  },
  guards: { isLastBeat: ({ context }) => context.beat >= context.beats - 1 },
  delays: { beat: sceneBeatMs },
}).createMachine({
  id: 'console-scene',
  description: 'A scene of a few beats that plays once and rests on its last frame.',
  context: ({ input }) => ({ beats: input.beats, beat: 0 }),
  initial: 'idle',
  states: {
    idle: {
      description: 'The last frame stands still; nobody has seen it yet.',
      on: {
        'scene.seen': { target: 'playing', description: 'Half of the scene is in view.' },
        'motion.reduced': { target: 'solved', description: 'The visitor asked for less motion.' },
      },
    },
    playing: {
      description: 'One beat after the other.',
      after: {
        beat: [
          { guard: 'isLastBeat', target: 'solved', description: 'The last beat is over.' },
          {
            target: 'playing',
            reenter: true,
            actions: 'advance',
            description: 'The next beat begins.',
          },
        ],
      },
      on: {
        'scene.paused': { target: 'paused', description: 'The visitor holds the scene.' },
      },
    },
    paused: {
      description: 'The current beat stands still.',
      on: {
        'scene.resumed': { target: 'playing', description: 'The visitor lets it go on.' },
      },
    },
    solved: {
      description: 'The last frame stands still.',
      on: {
        'scene.replayed': {
          target: 'playing',
          actions: 'rewind',
          description: 'The visitor wants to see it again.',
        },
      },
    },
  },
});
