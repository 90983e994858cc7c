import type { AgentPage, IndustryPage } from '#content/schema.ts';

/** Loads every agent page, in menu order. */
export const agentPages = Object.values(
  import.meta.glob<AgentPage>('../../content/agents/*.ts', { eager: true, import: 'agent' }),
).sort((a, b) => a.order - b.order);

/** Loads every industry page, in menu order. */
export const industryPages = Object.values(
  import.meta.glob<IndustryPage>('../../content/industries/*.ts', {
    eager: true,
    import: 'industry',
  }),
).sort((a, b) => a.order - b.order);
