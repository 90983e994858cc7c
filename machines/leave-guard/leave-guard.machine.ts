import { setup } from 'xstate';
import { actionToProvide, promiseToProvide } from '../shared/must-be-provided';

type LeaveGuardEvent =
  | { type: 'leave.asked' }
  | { type: 'leave.dismissed' }
  | { type: 'leave.confirmed' }
  | { type: 'leave.saved' };

const staying = { type: 'keepHere' as const, params: undefined };
const leaving = { type: 'letLeave' as const, params: undefined };
const asks = {
  'leave.asked': { target: 'asking', description: 'A link, a button or Back would leave.' },
} as const;

/** Nobody leaves unsaved work behind without being asked. */
export const leaveGuardMachine = setup({
  types: { events: {} as LeaveGuardEvent },
  actions: {
    letLeave: actionToProvide<undefined>('letLeave'),
    keepHere: actionToProvide<undefined>('keepHere'),
  },
  guards: { isSaved: (_, { isSaved }: { isSaved: boolean }) => isSaved },
  actors: { saveWork: promiseToProvide<{ isSaved: boolean }, undefined>('saveWork') },
}).createMachine({
  id: 'leave-guard',
  description: 'What becomes of unsaved work when its page is about to be left.',
  initial: 'idle',
  states: {
    idle: {
      description: 'Nobody wants to leave unsaved work.',
      on: asks,
    },
    asking: {
      description: 'A dialog asks what is to become of the work.',
      on: {
        'leave.dismissed': {
          target: 'idle',
          actions: staying,
          description: 'The customer stays, by the button or by Escape.',
        },
        'leave.confirmed': {
          target: 'idle',
          actions: leaving,
          description: 'The customer leaves without the work.',
        },
        'leave.saved': { target: 'saving', description: 'The work is to be saved first.' },
      },
    },
    saving: {
      description: 'The work is being saved, and the customer waits to leave.',
      invoke: {
        id: 'saveWork',
        src: 'saveWork',
        input: undefined,
        onDone: [
          {
            guard: { type: 'isSaved', params: ({ event }) => ({ isSaved: event.output.isSaved }) },
            target: 'idle',
            actions: leaving,
            description: 'It is saved, so nothing keeps the customer.',
          },
          {
            target: 'refused',
            actions: staying,
            description: 'It is not, or does not outlive the page: that is told first.',
          },
        ],
      },
    },
    refused: {
      description: 'The customer is still here, and is shown what keeps the work from being saved.',
      on: asks,
    },
  },
});
