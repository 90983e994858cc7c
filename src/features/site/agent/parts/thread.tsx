import type { AgentPage } from '#content/schema.ts';
import { ThreadConsole } from '#src/features/site/console-scene/ThreadConsole.tsx';

export function Part({ page: { name, console } }: { page: AgentPage }) {
  return console.kind === 'thread' ? <ThreadConsole agent={name} console={console} /> : null;
}
