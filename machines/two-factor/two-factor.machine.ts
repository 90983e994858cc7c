import { raise, setup } from 'xstate';
import { actionToProvide, callbackToProvide } from '../shared/must-be-provided';

type Setting = { isEnabled: boolean };
export type TwoFactorEvent = { type: 'switch.flipped' } | ({ type: 'store.changed' } & Setting);

/** Whether a second factor is asked for at sign-in (specification §4); off without an input. */
export const twoFactorMachine = setup({
  types: { events: {} as TwoFactorEvent, input: {} as Setting | undefined },
  actors: { watchStore: callbackToProvide<TwoFactorEvent>('watchStore') },
  actions: {
    // The first event of a machine carries its input.
    startAsStored: raise(({ event }) => ({
      type: 'store.changed' as const,
      isEnabled: 'input' in event && (event.input as Setting | undefined)?.isEnabled === true,
    })),
    storeSetting: actionToProvide<Setting>('storeSetting'),
  },
  guards: {
    isOn: (_, { isEnabled }: Setting) => isEnabled,
    isOff: (_, { isEnabled }: Setting) => !isEnabled,
  },
}).createMachine({
  id: 'two-factor',
  description: 'Whether a second factor is asked for at sign-in.',
  entry: 'startAsStored',
  invoke: { id: 'watchStore', src: 'watchStore' },
  initial: 'disabled',
  states: {
    disabled: {
      description: 'The password alone is enough.',
      on: {
        'switch.flipped': {
          target: 'enabled',
          actions: { type: 'storeSetting', params: { isEnabled: true } },
          description: 'The customer turns it on.',
        },
        'store.changed': {
          guard: { type: 'isOn', params: ({ event }) => event },
          target: 'enabled',
          description: 'It is stored as on, or another tab turns it on.',
        },
      },
    },
    enabled: {
      description: 'Sign-in asks for a code from the customer’s phone, too.',
      on: {
        'switch.flipped': {
          target: 'disabled',
          actions: { type: 'storeSetting', params: { isEnabled: false } },
          description: 'The customer turns it off.',
        },
        'store.changed': {
          guard: { type: 'isOff', params: ({ event }) => event },
          target: 'disabled',
          description: 'Another tab turns it off, or the customer resets the sample.',
        },
      },
    },
  },
});
