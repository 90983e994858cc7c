import { useMemo, useSyncExternalStore } from 'react';
import { sampleWorkspace } from '../../../content/sample/workspace';
import type { Conversation } from '../../lib/conversation';
import { timeFormat } from '../../lib/time-format';
import { workspaceStore } from '../../services/workspace-store';

/** Follows what the list needs of the workspace; drafts do not make a new list, answers do. */
export function useWorkspaceNow() {
  const { answers, profile, volume } = useSyncExternalStore(
    workspaceStore.subscribe,
    workspaceStore.read,
    () => sampleWorkspace,
  );
  const answeredHere = answers
    .flatMap(({ conversationId, response }) => (response ? [conversationId] : []))
    .join();
  const isAnswered = useMemo(() => {
    const ids = new Set(answeredHere.split(','));
    return ({ id, answered }: Conversation) => answered || ids.has(id);
  }, [answeredHere]);
  return { volume, isAnswered, format: timeFormat(profile.timeZone) };
}
