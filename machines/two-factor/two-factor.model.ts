import type { About, Model } from '../model';
import type { twoFactorMachine } from './two-factor.machine';

const flipped = { type: 'switch.flipped' } as const;

export const about: About = {
  title: 'Two-factor authentication',
  purpose: 'Says whether a second factor is asked for, and lets a customer change that.',
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
    'the switch turns it on and off, and stores that': ({ before, event, after, effects }) =>
      event.type !== 'switch.flipped' ||
      (before.value !== after.value && effects.join() === 'storeSetting'),
    'what is stored is followed, and not stored again': ({ event, after, effects }) =>
      event.type !== 'store.changed' ||
      (effects.length === 0 && after.matches('enabled') === event.isEnabled),
  },
  journeys: [
    {
      title: '§4 two-factor: it starts as it is stored',
      events: [],
      end: 'enabled',
      effects: ['watchStore'],
    },
    {
      title: '§4 two-factor: the toggle disables it, and a second press enables it again',
      events: [flipped, flipped],
      end: 'enabled',
      effects: ['watchStore', 'storeSetting', 'storeSetting'],
    },
    {
      title: '§4 two-factor: what another tab stores is followed, and not stored again',
      events: [
        { type: 'store.changed', isEnabled: false },
        { type: 'store.changed', isEnabled: false },
      ],
      end: 'disabled',
      effects: ['watchStore'],
    },
  ],
};
