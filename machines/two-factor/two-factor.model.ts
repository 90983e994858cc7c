import type { About, Model } from '../model';
import type { twoFactorMachine } from './two-factor.machine';

const flipped = { type: 'switch.flipped' } as const;

export const about: About = {
  title: 'Two-factor authentication',
  purpose: 'Says whether a second factor is asked for, and lets a customer change that.',
  where: { routes: ['/account-setup'], view: 'The switch in the section Security' },
};

export const model: Model<typeof twoFactorMachine> = {
  events: {
    'switch.flipped': [{}],
    'setting.restored': [{ isEnabled: true }, { isEnabled: false }],
  },
  invariants: {},
  steps: {
    'the switch turns it on and off, and this browser keeps that': ({
      before,
      event,
      after,
      effects,
    }) =>
      event.type !== 'switch.flipped' ||
      (before.value !== after.value && effects.join() === 'keepSetting'),
    'what another tab has kept is followed, and not kept anew': ({ event, after, effects }) =>
      event.type !== 'setting.restored' ||
      (effects.length === 0 && after.value === (event.isEnabled ? 'enabled' : 'disabled')),
  },
  journeys: [
    {
      title: '§4 two-factor: the toggle enables it, and this browser keeps that',
      events: [flipped],
      end: 'enabled',
      effects: ['keepSetting'],
    },
    {
      title: '§4 two-factor: a second press disables it again',
      events: [flipped, flipped],
      end: 'disabled',
      effects: ['keepSetting', 'keepSetting'],
    },
    {
      title: '§4 two-factor: what another tab has kept is followed, and not kept anew',
      events: [
        { type: 'setting.restored', isEnabled: true },
        { type: 'setting.restored', isEnabled: true },
      ],
      end: 'enabled',
      effects: [],
    },
  ],
};
