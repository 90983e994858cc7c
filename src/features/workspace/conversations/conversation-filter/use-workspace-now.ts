import { useMemo } from 'react';
import { useWorkspace } from '#src/features/workspace/sample/use-workspace.ts';
import type { Conversation } from '#src/features/workspace/sample/conversation.ts';
import { timeFormat } from '#src/lib/time/time-format.ts';

/**
 * Selects the workspace data that the list needs; a new answer updates the list, a draft doesn't.
 */
export function useWorkspaceNow() {
  const answers = useWorkspace((all) => all.answers);
  const profile = useWorkspace((all) => all.profile);
  const volume = useWorkspace((all) => all.volume);
  const answeredHere = answers
    .flatMap(({ conversationId, response }) => (response ? [conversationId] : []))
    .join();
  const isAnswered = useMemo(() => {
    const ids = new Set(answeredHere.split(','));
    return ({ id, answered }: Conversation) => answered || ids.has(id);
  }, [answeredHere]);
  return { volume, isAnswered, format: timeFormat(profile.timeZone) };
}
