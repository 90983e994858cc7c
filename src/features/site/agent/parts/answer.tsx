import type { AgentPage } from '#content/schema.ts';
import { AnswerConsole } from '#src/features/site/console-scene/AnswerConsole.tsx';

export function Part({ page: { name, console } }: { page: AgentPage }) {
  return console.kind === 'answer' ? <AnswerConsole agent={name} console={console} /> : null;
}
