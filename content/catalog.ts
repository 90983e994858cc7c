import type { AgentPage, IndustryPage } from './schema';

const agentPages = import.meta.glob<AgentPage>('./agents/*.ts', { import: 'agent' });
const industryPages = import.meta.glob<IndustryPage>('./industries/*.ts', { import: 'industry' });

/** Loads the content of `/solutions/SLUG`; undefined for an unknown slug. */
export function loadAgent(slug: string): Promise<AgentPage> | undefined {
  return agentPages[`./agents/${slug}.ts`]?.();
}

/** Loads the content of `/customers/SLUG`; undefined for an unknown slug. */
export function loadIndustry(slug: string): Promise<IndustryPage> | undefined {
  return industryPages[`./industries/${slug}.ts`]?.();
}
