import type { AgentPage } from '../../../content/schema';
import { ProgressConsole } from '../../views/console-scene/ProgressConsole';

export function Part({ page: { name, console } }: { page: AgentPage }) {
  return console.kind === 'progress' ? <ProgressConsole agent={name} console={console} /> : null;
}
