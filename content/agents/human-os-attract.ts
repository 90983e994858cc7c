import type { AgentPage } from '../schema.ts';

export const agent = {
  slug: 'human-os-attract',
  name: 'HumanOS Attract',
  strand: 5,
  group: 'workforce',
  line: 'Preboards new hires between the offer and day one.',
} satisfies AgentPage;
