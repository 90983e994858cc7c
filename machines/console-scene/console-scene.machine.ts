import { assign, setup } from 'xstate';
import { sceneBeatMs } from '#content/constants.ts';

type ConsoleSceneEvent =
  | { type: 'scene.started' }
  | { type: 'scene.paused' }
  | { type: 'scene.resumed' };

/** Plays a console scene on request (specification §2.18); it rests on the solved frame. */
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
  description: 'Shows a solved scene and plays its few beats on request.',
  context: ({ input }) => ({ beats: input.beats, beat: input.beats - 1 }),
  initial: 'solved',
  states: {
    solved: {
      description: 'Shows the last frame.',
      on: {
        'scene.started': {
          target: 'playing',
          actions: 'rewind',
          description: 'Visitor plays the scene.',
        },
      },
    },
    playing: {
      description: 'Shows one beat after the other.',
      after: {
        beat: [
          { guard: 'isLastBeat', target: 'solved', description: 'The last beat ends.' },
          {
            target: 'playing',
            reenter: true,
            actions: 'advance',
            description: 'The next beat begins.',
          },
        ],
      },
      on: {
        'scene.paused': { target: 'paused', description: 'Visitor pauses the scene.' },
      },
    },
    paused: {
      description: 'Shows the current beat.',
      on: {
        'scene.resumed': { target: 'playing', description: 'Visitor resumes the scene.' },
      },
    },
  },
});
