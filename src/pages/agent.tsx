import type { AgentPage } from '../../content/schema';

export function Agent({ page }: { page: AgentPage }) {
  return <h1>{page.title}</h1>;
}
