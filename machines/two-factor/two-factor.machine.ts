import { raise, setup } from 'xstate';
import { actionToProvide, callbackToProvide } from '../shared/must-be-provided';

type Setting = { isEnabled: boolean };
export type TwoFactorEvent = { type: 'switch.flipped' } | ({ type: 'store.changed' } & Setting);

/** Turns two-factor authentication on or off (specification §4); off without input. */
export const twoFactorMachine = setup({
  types: { events: {} as TwoFactorEvent, input: {} as Setting | undefined },
  actors: { watchStore: callbackToProvide<TwoFactorEvent>('watchStore') },
  actions: {
    // The machine's init event carries the input.
    applyInput: raise(({ event }) => ({
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
  description: 'Turns two-factor authentication on or off.',
  entry: 'applyInput',
  invoke: { id: 'watchStore', src: 'watchStore' },
  initial: 'disabled',
  states: {
    disabled: {
      description: 'Sign-in requires only the password.',
      on: {
        'switch.flipped': {
          target: 'enabled',
          actions: { type: 'storeSetting', params: { isEnabled: true } },
          description: 'Customer turns the switch on.',
        },
        'store.changed': {
          guard: { type: 'isOn', params: ({ event }) => event },
          target: 'enabled',
          description: 'The store has it on, or another tab turns it on.',
        },
      },
    },
    enabled: {
      description: 'Sign-in also requires a code from the customer’s phone.',
      on: {
        'switch.flipped': {
          target: 'disabled',
          actions: { type: 'storeSetting', params: { isEnabled: false } },
          description: 'Customer turns the switch off.',
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
