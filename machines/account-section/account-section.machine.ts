import { setup } from 'xstate';
import { accountSections, type AccountSection } from '../../content/account';

type AccountSectionEvent = { type: 'section.reached'; section: AccountSection };

const toOthers = (current: AccountSection) => ({
  'section.reached': accountSections
    .map(({ id }) => id)
    .filter((section) => section !== current)
    .map((section) => ({
      guard: { type: 'isSection' as const, params: { section } },
      target: section,
      description: 'The customer has scrolled to another section, or picked its link.',
    })),
});

/** Which section of the account settings is being read. */
export const accountSectionMachine = setup({
  types: { events: {} as AccountSectionEvent },
  guards: {
    isSection: ({ event }, { section }: { section: AccountSection }) => event.section === section,
  },
}).createMachine({
  id: 'account-section',
  description: 'Which section of the account settings the list beside them points at.',
  initial: 'profile',
  states: {
    profile: { description: 'Who the customer is.', on: toOthers('profile') },
    billing: { description: 'What the customer pays.', on: toOthers('billing') },
    security: { description: 'How the customer signs in.', on: toOthers('security') },
  },
});
