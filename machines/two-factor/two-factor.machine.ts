import { setup } from 'xstate';
import { actionToProvide } from '../shared/must-be-provided';

type TwoFactorEvent =
  | { type: 'switch.flipped' }
  | { type: 'setting.restored'; isEnabled: boolean }
  | { type: 'setting.written'; isLasting: boolean };

const keeping = {
  kept: { description: 'This browser keeps that, or was not asked to yet.' },
  unkept: { description: 'That holds for as long as the page, and the page says so.' },
} as const;
const written = [
  { guard: 'isLasting', target: '.kept', description: 'It outlives the page.' },
  { target: '.unkept', description: 'This browser’s storage is full or blocked.' },
] as const;

/** Whether a second factor is asked for at sign-in (specification §4). */
export const twoFactorMachine = setup({
  types: { events: {} as TwoFactorEvent },
  actions: { keepSetting: actionToProvide<{ isEnabled: boolean }>('keepSetting') },
  guards: {
    isEnabled: ({ event }) => event.type === 'setting.restored' && event.isEnabled,
    isDisabled: ({ event }) => event.type === 'setting.restored' && !event.isEnabled,
    isLasting: ({ event }) => event.type === 'setting.written' && event.isLasting,
  },
}).createMachine({
  id: 'two-factor',
  description: 'Whether a second factor is asked for at sign-in.',
  initial: 'disabled',
  states: {
    disabled: {
      description: 'The password alone is enough.',
      initial: 'kept',
      states: keeping,
      on: {
        'switch.flipped': {
          target: 'enabled',
          actions: { type: 'keepSetting', params: { isEnabled: true } },
          description: 'The customer turns it on.',
        },
        'setting.restored': {
          guard: 'isEnabled',
          target: 'enabled',
          description: 'This browser has kept it on, or another tab has turned it on.',
        },
        'setting.written': written,
      },
    },
    enabled: {
      description: 'A code from the customer’s phone is asked for as well.',
      initial: 'kept',
      states: keeping,
      on: {
        'switch.flipped': {
          target: 'disabled',
          actions: { type: 'keepSetting', params: { isEnabled: false } },
          description: 'The customer turns it off.',
        },
        'setting.restored': {
          guard: 'isDisabled',
          target: 'disabled',
          description: 'Another tab has turned it off, or the sample was reset.',
        },
        'setting.written': written,
      },
    },
  },
});
