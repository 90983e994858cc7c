import type { AgentPage } from '#content/schema.ts';
import { pagesIn } from './content-folder';

/** The content of the agent pages in menu order: operations first. */
export const agents = (await pagesIn<AgentPage>('agents', 'agent')).sort((a, b) =>
  a.group.localeCompare(b.group),
);
export const agentsFor = (group: AgentPage['group']) =>
  agents.filter((agent) => agent.group === group);
