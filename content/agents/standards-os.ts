import type { AgentPage } from '../schema.ts';

export const agent = {
  slug: 'standards-os',
  name: 'StandardsOS',
  strand: 4,
  group: 'operations',
  line: 'Looks up telecom standards and checks compliance, with citations.',
} satisfies AgentPage;
