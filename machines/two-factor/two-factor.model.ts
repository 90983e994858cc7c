import type { About, Model } from '../model';
import type { twoFactorMachine } from './two-factor.machine';

const flipped = { type: 'switch.flipped' } as const;

export const about: About = {
  title: 'Two-factor authentication',
  purpose: 'Lets a customer turn two-factor authentication on or off.',
  where: { routes: ['/account-setup'], view: 'The switch in the section Security' },
};

export const model: Model<typeof twoFactorMachine> = {
  events: {
    'switch.flipped': [{}],
    'store.enabled': [{}],
    'store.disabled': [{}],
  },
  invariants: {},
  steps: {
    'the switch toggles the setting and stores it': ({ before, event, after, effects }) =>
      event.type !== 'switch.flipped' ||
      (before.value !== after.value && effects.join() === 'storeSetting'),
    'the machine follows the store without storing again': ({ event, after, effects }) =>
      event.type === 'switch.flipped' ||
      (effects.length === 0 && after.matches('enabled') === (event.type === 'store.enabled')),
  },
  ignored: {
    'store.enabled': 'It is on already.',
    'store.disabled': 'It is off already.',
  },
  journeys: [
    {
      title: '§4.6 two-factor: it starts with the stored setting',
      events: [{ type: 'store.enabled' }],
      end: 'enabled',
      effects: ['watchStore'],
    },
    {
      title: '§4.6 two-factor: the switch enables and disables it',
      events: [flipped, flipped],
      end: 'disabled',
      effects: ['watchStore', 'storeSetting', 'storeSetting'],
    },
    {
      title: '§4.6 two-factor: a change in another tab is followed without storing it again',
      events: [{ type: 'store.enabled' }, { type: 'store.disabled' }, { type: 'store.disabled' }],
      end: 'disabled',
      effects: ['watchStore'],
    },
  ],
};
