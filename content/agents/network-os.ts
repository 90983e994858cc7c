import type { AgentPage } from '../schema.ts';

export const agent = {
  slug: 'network-os',
  name: 'NetworkOS',
  strand: 1,
  group: 'operations',
  line: 'Watches the network, finds the outage, sends the crew.',
} satisfies AgentPage;
