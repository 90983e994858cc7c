import type { About, Model } from '../model';
import type { twoFactorMachine } from './two-factor.machine';

const flipped = { type: 'switch.flipped' } as const;

export const about: About = {
  title: 'Two-factor authentication',
  purpose: 'Lets a customer turn two-factor authentication on or off.',
  where: { routes: ['/account-setup'], view: 'The switch in the section Security' },
};

export const model: Model<typeof twoFactorMachine> = {
  input: { isEnabled: true },
  events: {
    'switch.flipped': [{}],
    'store.changed': [{ isEnabled: true }, { isEnabled: false }],
  },
  invariants: {},
  steps: {
    'the switch toggles the setting and stores it': ({ before, event, after, effects }) =>
      event.type !== 'switch.flipped' ||
      (before.value !== after.value && effects.join() === 'storeSetting'),
    'the machine follows the store without storing again': ({ event, after, effects }) =>
      event.type !== 'store.changed' ||
      (effects.length === 0 && after.matches('enabled') === event.isEnabled),
  },
  journeys: [
    {
      title: '§4 two-factor: the initial state is the stored setting',
      events: [],
      end: 'enabled',
      effects: ['watchStore'],
    },
    {
      title: '§4 two-factor: the switch disables and enables it',
      events: [flipped, flipped],
      end: 'enabled',
      effects: ['watchStore', 'storeSetting', 'storeSetting'],
    },
    {
      title: '§4 two-factor: a change in another tab is followed without storing it again',
      events: [
        { type: 'store.changed', isEnabled: false },
        { type: 'store.changed', isEnabled: false },
      ],
      end: 'disabled',
      effects: ['watchStore'],
    },
  ],
};
