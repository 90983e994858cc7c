import type { AgentPage } from '../schema.ts';

export const agent = {
  slug: 'field-os',
  name: 'FieldOS',
  strand: 3,
  group: 'operations',
  line: 'Dispatches technicians and helps them by voice on site.',
} satisfies AgentPage;
