import type { About, Model } from '../model';
import type { accountSectionMachine } from './account-section.machine';

export const about: About = {
  title: 'Account section',
  purpose: 'Marks the section of the account settings that is being read.',
  where: { routes: ['/account-setup'], view: 'The list Profile, Billing, Security' },
};

export const model: Model<typeof accountSectionMachine> = {
  events: {
    'section.reached': [{ section: 'profile' }, { section: 'billing' }, { section: 'security' }],
  },
  invariants: {
    'one section is marked, never two and never none': ({ value }) =>
      ['profile', 'billing', 'security'].includes(value),
  },
  steps: {
    'the section that was reached last is marked': ({ event, after }) =>
      event.type !== 'section.reached' || after.value === event.section,
  },
  open: ({ value }) => `/account-setup#${value}`,
  journeys: [
    { title: '§2 account settings: the profile comes first', events: [], end: 'profile' },
    {
      title: '§2 account settings: the mark follows the reader down and up again',
      events: [
        { type: 'section.reached', section: 'security' },
        { type: 'section.reached', section: 'billing' },
      ],
      end: 'billing',
    },
  ],
};
