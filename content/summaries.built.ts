// Evaluated at build time: the menus of every page need it, but each page's content is large.
import type { AgentSummary, IndustrySummary } from './schema';

const ordered = <Summary extends { order: number }>(summaries: Record<string, Summary>) =>
  Object.values(summaries).sort((a, b) => a.order - b.order);

/** The agents in menu order, one per file in agents/. */
export const agents: AgentSummary[] = ordered(
  import.meta.glob<AgentSummary>('./agents/*.ts', { eager: true, import: 'summary' }),
);

/** The industries in menu order, one per file in industries/. */
export const industries: IndustrySummary[] = ordered(
  import.meta.glob<IndustrySummary>('./industries/*.ts', { eager: true, import: 'summary' }),
);
