import { setup } from 'xstate';
import { noticeMs } from '#content/constants.ts';
import { actionToProvide } from '../shared/must-be-provided';

type SampleResetEvent =
  { type: 'reset.asked' } | { type: 'reset.confirmed' } | { type: 'reset.dismissed' };

/** Puts the sample workspace back as it came, but never by a slip of the hand. */
export const sampleResetMachine = setup({
  types: { events: {} as SampleResetEvent },
  actions: { resetSample: actionToProvide<undefined>('resetSample') },
  delays: { reading: noticeMs },
}).createMachine({
  id: 'sample-reset',
  description: 'Whether everything that was changed in the sample workspace is to be let go.',
  initial: 'idle',
  states: {
    idle: {
      description: 'The sample is as the visitor has made it.',
      on: {
        'reset.asked': { target: 'confirming', description: 'The visitor wants to start over.' },
      },
    },
    confirming: {
      description: 'A dialog says what would be lost.',
      on: {
        'reset.confirmed': {
          target: 'reset',
          actions: { type: 'resetSample', params: undefined },
          description: 'The visitor means it.',
        },
        'reset.dismissed': {
          target: 'idle',
          description: 'The visitor keeps the changes, by the button or by Escape.',
        },
      },
    },
    reset: {
      description: 'The sample is as it came, and the page says so.',
      after: {
        reading: { target: 'idle', description: 'The notice has stood long enough to be read.' },
      },
      on: {
        'reset.asked': { target: 'confirming', description: 'The visitor starts over once more.' },
      },
    },
  },
});
