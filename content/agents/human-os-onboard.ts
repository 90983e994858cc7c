import type { AgentPage } from '../schema.ts';

export const agent = {
  slug: 'human-os-onboard',
  name: 'HumanOS Onboard',
  strand: 6,
  group: 'workforce',
  line: 'Guides each new hire through the first 90 days.',
} satisfies AgentPage;
