import { setup } from 'xstate';
import { actionToProvide, promiseToProvide } from '../shared/must-be-provided';

type LeaveGuardEvent =
  | { type: 'leave.requested' }
  | { type: 'leave.dismissed' }
  | { type: 'leave.confirmed' }
  | { type: 'save.requested' };

const staying = { type: 'stay' as const, params: undefined };
const leaving = { type: 'leave' as const, params: undefined };
const onLeaveRequested = {
  'leave.requested': { target: 'confirming', description: 'Customer navigates away.' },
} as const;
const answers = {
  'leave.dismissed': {
    target: 'idle',
    actions: staying,
    description: 'Customer presses Stay or Escape.',
  },
  'leave.confirmed': {
    target: 'idle',
    actions: leaving,
    description: 'Customer discards the changes and leaves.',
  },
  'save.requested': { target: 'saving', description: 'Customer saves before leaving.' },
} as const;

/** Confirms navigation away from unsaved changes. */
export const leaveGuardMachine = setup({
  types: { events: {} as LeaveGuardEvent },
  actions: {
    leave: actionToProvide<undefined>('leave'),
    stay: actionToProvide<undefined>('stay'),
  },
  guards: { isSaved: (_, { isSaved }: { isSaved: boolean }) => isSaved },
  actors: { saveWork: promiseToProvide<{ isSaved: boolean }, undefined>('saveWork') },
}).createMachine({
  id: 'leave-guard',
  description: 'Asks for confirmation before a page with unsaved changes is left.',
  initial: 'idle',
  states: {
    idle: {
      description: 'Customer is on the page.',
      on: onLeaveRequested,
    },
    confirming: {
      description: 'A dialog offers to stay, to leave, or to save and leave.',
      on: answers,
    },
    saving: {
      description: 'Waits until the changes are saved.',
      invoke: {
        id: 'saveWork',
        src: 'saveWork',
        input: undefined,
        onDone: [
          {
            guard: { type: 'isSaved', params: ({ event }) => ({ isSaved: event.output.isSaved }) },
            target: 'idle',
            actions: leaving,
            description: 'The changes are saved; the navigation continues.',
          },
          {
            target: 'refused',
            actions: staying,
            description: 'The changes are not saved or not persistent; the page reports it.',
          },
        ],
        onError: { target: 'failed', description: 'The save breaks off.' },
      },
    },
    failed: {
      description: 'The dialog says that the changes could not be saved; its answers stay.',
      on: answers,
    },
    refused: {
      description: 'Customer stays; the page shows why the changes are not saved.',
      on: onLeaveRequested,
    },
  },
});
