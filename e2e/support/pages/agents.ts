import type { AgentPage } from '#content/schema.ts';
import { pagesIn } from './content-folder';

/** The words of the agent pages, in the order of the menus: those for operations come first. */
export const agents = (await pagesIn<AgentPage>('agents', 'agent')).sort((a, b) =>
  a.group.localeCompare(b.group),
);
export const agentsFor = (group: AgentPage['group']) =>
  agents.filter((agent) => agent.group === group);
