import type { AgentPage } from '#content/schema.ts';
import { PulseConsole } from '#src/features/site/console-scene/PulseConsole.tsx';

export function Part({ page: { name, console } }: { page: AgentPage }) {
  return console.kind === 'pulse' ? <PulseConsole agent={name} console={console} /> : null;
}
