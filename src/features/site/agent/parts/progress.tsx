import type { AgentPage } from '#content/schema.ts';
import { ProgressConsole } from '#src/features/site/console-scene/ProgressConsole.tsx';

export function Part({ page: { name, console } }: { page: AgentPage }) {
  return console.kind === 'progress' ? <ProgressConsole agent={name} console={console} /> : null;
}
