import { setup } from 'xstate';
import { actionToProvide, watcherToProvide } from '../shared/must-be-provided';

type TwoFactorEvent = { type: 'switch.flipped' | 'store.enabled' | 'store.disabled' };

/** Turns two-factor authentication on or off (specification §4.6); the store has the setting. */
export const twoFactorMachine = setup({
  types: { events: {} as TwoFactorEvent },
  actors: { watchStore: watcherToProvide('watchStore', 'store.enabled', 'store.disabled') },
  actions: { storeSetting: actionToProvide<{ isEnabled: boolean }>('storeSetting') },
}).createMachine({
  id: 'two-factor',
  description: 'Turns two-factor authentication on or off.',
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
        'store.enabled': {
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
        'store.disabled': {
          target: 'disabled',
          description: 'Another tab turns it off, or the customer resets the sample.',
        },
      },
    },
  },
});
