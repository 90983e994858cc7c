import { accountSections } from '../../content/account';
import type { AccountSection } from '../../content/account';
import type { accountSectionMachine } from '../../machines/account-section/account-section.machine';
import { link, type Eyes } from '../models/hands';
import type { Subject } from '../models/subject';

const list = { role: 'navigation', name: 'Account sections' };

async function marks(eyes: Eyes, current: AccountSection) {
  for (const { id, label } of accountSections) {
    await eyes.see(link(label, list), { current: id === current ? 'location' : null });
  }
}

const section = (id: AccountSection) => ({
  role: 'region',
  name: accountSections.find((one) => one.id === id)?.label ?? '',
});

export const subject: Subject<typeof accountSectionMachine> = {
  path: '/account-setup',
  given: { reducedMotion: true },
  prepare: (hands) => hands.reach(section('profile')),
  opens: [{ type: 'section.reached', section: 'profile' }],
  events: {
    'section.reached': {
      can: (event, { value }) => value !== event.section || 'Nothing is told twice.',
      act: (hands, event) => hands.reach(section(event.section)),
    },
  },
  promises: {
    profile: (eyes) => marks(eyes, 'profile'),
    billing: (eyes) => marks(eyes, 'billing'),
    security: (eyes) => marks(eyes, 'security'),
  },
};
