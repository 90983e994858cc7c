import type { AgentPage } from '../../../content/schema';
import { VoiceConsole } from '../../views/console-scene/VoiceConsole';

export function Part({ page: { name, console } }: { page: AgentPage }) {
  return console.kind === 'voice' ? <VoiceConsole agent={name} console={console} /> : null;
}
