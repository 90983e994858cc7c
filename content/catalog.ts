import type { AgentPage, IndustryPage } from './schema.ts';

/** Every agent page, in strand order: one file in agents/ each. */
export const agents: AgentPage[] = Object.values(
  import.meta.glob<AgentPage>('./agents/*.ts', { eager: true, import: 'agent' }),
).sort((a, b) => a.strand - b.strand);

/** Every industry page, in menu order: one file in industries/ each. */
export const industries: IndustryPage[] = Object.values(
  import.meta.glob<IndustryPage>('./industries/*.ts', { eager: true, import: 'industry' }),
).sort((a, b) => a.order - b.order);
