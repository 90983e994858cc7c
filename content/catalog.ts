import type { AgentPage, AgentSummary, IndustryPage, IndustrySummary } from './schema';

// The query makes the bundler keep a second instance of each file, of which only the summary is
// used: menus load on every page, a page's words only with that page.
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

/** Every agent, in menu order: one file in agents/ each. */
export const agents: AgentSummary[] = Object.values(agentSummaries).sort(
  (a, b) => a.order - b.order,
);

/** Every industry, in menu order: one file in industries/ each. */
export const industries: IndustrySummary[] = Object.values(industrySummaries).sort(
  (a, b) => a.order - b.order,
);

/** The words of `/solutions/SLUG`, or undefined where there is no such agent. */
export function loadAgent(slug: string): Promise<AgentPage> | undefined {
  return agentPages[`./agents/${slug}.ts`]?.();
}

/** The words of `/customers/SLUG`, or undefined where there is no such industry. */
export function loadIndustry(slug: string): Promise<IndustryPage> | undefined {
  return industryPages[`./industries/${slug}.ts`]?.();
}
