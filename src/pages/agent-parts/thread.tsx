import type { AgentPage } from '../../../content/schema';
import { ThreadConsole } from '../../views/console-scene/ThreadConsole';

export function Part({ page: { name, console } }: { page: AgentPage }) {
  return console.kind === 'thread' ? <ThreadConsole agent={name} console={console} /> : null;
}
