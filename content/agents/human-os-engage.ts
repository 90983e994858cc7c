import type { AgentPage } from '../schema.ts';

export const agent = {
  slug: 'human-os-engage',
  name: 'HumanOS Engage',
  strand: 7,
  group: 'workforce',
  line: 'Runs pulse surveys and spots burnout early.',
} satisfies AgentPage;
