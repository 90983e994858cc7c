import { setup } from 'xstate';
import { noticeMs } from '#content/constants.ts';
import { actionToProvide } from '../shared/must-be-provided';

type SampleResetEvent =
  | { type: 'reset.requested' }
  | { type: 'reset.confirmed' }
  | { type: 'reset.dismissed' };

/** Resets the sample workspace after confirmation. */
export const sampleResetMachine = setup({
  types: { events: {} as SampleResetEvent },
  actions: { resetSample: actionToProvide<undefined>('resetSample') },
  delays: { notice: noticeMs },
}).createMachine({
  id: 'sample-reset',
  description: 'Resets the sample workspace after confirmation.',
  initial: 'idle',
  states: {
    idle: {
      description: 'The sample has the visitor’s changes.',
      on: {
        'reset.requested': {
          target: 'confirming',
          description: 'Visitor presses Reset sample data.',
        },
      },
    },
    confirming: {
      description: 'A dialog warns of the loss.',
      on: {
        'reset.confirmed': {
          target: 'reset',
          actions: { type: 'resetSample', params: undefined },
          description: 'Visitor confirms.',
        },
        'reset.dismissed': {
          target: 'idle',
          description: 'Visitor presses Cancel or Escape.',
        },
      },
    },
    reset: {
      description: 'The sample is reset, and the page confirms it.',
      after: {
        notice: { target: 'idle', description: 'The notice times out.' },
      },
      on: {
        'reset.requested': {
          target: 'confirming',
          description: 'Visitor presses Reset sample data again.',
        },
      },
    },
  },
});
