import type { AgentPage } from '../schema.ts';

export const agent = {
  slug: 'customer-os',
  name: 'CustomerOS',
  strand: 2,
  group: 'operations',
  line: 'Answers Tier 1 support until the ticket is closed.',
} satisfies AgentPage;
