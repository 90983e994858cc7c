import type { AgentPage } from '#content/schema.ts';
import { VoiceConsole } from '#src/features/site/console-scene/VoiceConsole.tsx';

export function Part({ page: { name, console } }: { page: AgentPage }) {
  return console.kind === 'voice' ? <VoiceConsole agent={name} console={console} /> : null;
}
