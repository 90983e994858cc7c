import type { AgentPage } from '../../../content/schema';
import { PulseConsole } from '../../views/console-scene/PulseConsole';

export function Part({ page: { name, console } }: { page: AgentPage }) {
  return console.kind === 'pulse' ? <PulseConsole agent={name} console={console} /> : null;
}
