import type { About, Model } from '../model';
import type { twoFactorMachine } from './two-factor.machine';

const flipped = { type: 'switch.flipped' } as const;
const unkept = { type: 'setting.written', isLasting: false } as const;

export const about: About = {
  title: 'Two-factor authentication',
  purpose: 'Says whether a second factor is asked for, and lets a customer change that.',
  where: { routes: ['/account-setup'], view: 'The switch in the section Security' },
};

export const model: Model<typeof twoFactorMachine> = {
  events: {
    'switch.flipped': [{}],
    'setting.restored': [{ isEnabled: true }, { isEnabled: false }],
    'setting.written': [{ isLasting: true }, { isLasting: false }],
  },
  invariants: {},
  steps: {
    'the switch turns it on and off, and this browser is told to keep that': ({
      before,
      event,
      after,
      effects,
    }) =>
      event.type !== 'switch.flipped' ||
      (before.matches('enabled') !== after.matches('enabled') && effects.join() === 'keepSetting'),
    'what another tab has kept is followed, and not kept anew': ({ event, after, effects }) =>
      event.type !== 'setting.restored' ||
      (effects.length === 0 && after.matches('enabled') === event.isEnabled),
    'what the page says of keeping is what the browser did': ({ event, after }) =>
      event.type !== 'setting.written' ||
      JSON.stringify(after.value).includes('unkept') !== event.isLasting,
  },
  journeys: [
    {
      title: '§4 two-factor: the toggle enables it, and this browser keeps that',
      events: [flipped],
      end: { enabled: 'kept' },
      effects: ['keepSetting'],
    },
    {
      title: '§4 two-factor: a second press disables it again',
      events: [flipped, flipped],
      end: { disabled: 'kept' },
      effects: ['keepSetting', 'keepSetting'],
    },
    {
      title: '§4 two-factor: what another tab has kept is followed, and not kept anew',
      events: [
        { type: 'setting.restored', isEnabled: true },
        { type: 'setting.restored', isEnabled: true },
      ],
      end: { enabled: 'kept' },
      effects: [],
    },
    {
      title: '§4 contracts, two-factor: a browser that keeps nothing is told, at each press',
      events: [flipped, unkept, flipped, unkept],
      end: { disabled: 'unkept' },
      effects: ['keepSetting', 'keepSetting'],
    },
    {
      title: '§4 contracts, two-factor: once it is kept again, nothing more is said',
      events: [flipped, unkept, flipped, { type: 'setting.written', isLasting: true }],
      end: { disabled: 'kept' },
    },
  ],
};
