import type { AgentPage } from '../../../content/schema';
import { AnswerConsole } from '../../views/console-scene/AnswerConsole';

export function Part({ page: { name, console } }: { page: AgentPage }) {
  return console.kind === 'answer' ? <AnswerConsole agent={name} console={console} /> : null;
}
