import { assign, setup } from 'xstate';
import { sceneBeatMs } from '#content/constants.ts';

type ConsoleSceneEvent =
  | { type: 'scene.seen' }
  | { type: 'scene.paused' }
  | { type: 'scene.resumed' }
  | { type: 'scene.replayed' }
  | { type: 'motion.reduced' };

/** Plays a console scene once when it becomes visible and stops on the solved frame. */
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
  description: 'Plays a scene of a few beats once and stops on the last frame.',
  context: ({ input }) => ({ beats: input.beats, beat: 0 }),
  initial: 'idle',
  states: {
    idle: {
      description: 'Shows the last frame until the scene scrolls into view.',
      on: {
        'scene.seen': { target: 'playing', description: 'Half of the scene becomes visible.' },
        'motion.reduced': { target: 'solved', description: 'Visitor prefers reduced motion.' },
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
    solved: {
      description: 'Shows the last frame.',
      on: {
        'scene.replayed': {
          target: 'playing',
          actions: 'rewind',
          description: 'Visitor replays the scene.',
        },
      },
    },
  },
});
