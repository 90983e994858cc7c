import type { AgentPage, AgentSummary, IndustryPage, IndustrySummary } from './schema';

// The query creates a second instance of each file, of which only the summary is bundled: every page
// loads the menus, but only one page's content.
const agentSummaries = import.meta.glob<AgentSummary>('./agents/*.ts', {
  eager: true,
  query: '?summary',
  import: 'summary',
});
const industrySummaries = import.meta.glob<IndustrySummary>('./industries/*.ts', {
  eager: true,
  query: '?summary',
  import: 'summary',
});
const agentPages = import.meta.glob<AgentPage>('./agents/*.ts', { import: 'agent' });
const industryPages = import.meta.glob<IndustryPage>('./industries/*.ts', { import: 'industry' });

/** The agents in menu order, one per file in agents/. */
export const agents: AgentSummary[] = Object.values(agentSummaries).sort(
  (a, b) => a.order - b.order,
);

/** The industries in menu order, one per file in industries/. */
export const industries: IndustrySummary[] = Object.values(industrySummaries).sort(
  (a, b) => a.order - b.order,
);

/** Loads the content of `/solutions/SLUG`; undefined for an unknown slug. */
export function loadAgent(slug: string): Promise<AgentPage> | undefined {
  return agentPages[`./agents/${slug}.ts`]?.();
}

/** Loads the content of `/customers/SLUG`; undefined for an unknown slug. */
export function loadIndustry(slug: string): Promise<IndustryPage> | undefined {
  return industryPages[`./industries/${slug}.ts`]?.();
}
