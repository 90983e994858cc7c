import { useMemo } from 'react';
import { useWorkspace } from '#src/features/workspace/sample/use-workspace.ts';
import type { Conversation } from '#src/features/workspace/sample/conversation.ts';
import { isSinceLastVisit } from '#src/features/workspace/sample/seen.ts';
import { timeFormat } from '#src/lib/time/time-format.ts';

const setOf = (ids: string) => new Set(ids.split(','));

/**
 * Selects the workspace data that the list needs; a new answer or a first draft updates the list,
 * more typing doesn't.
 */
export function useWorkspaceNow() {
  const answers = useWorkspace((all) => all.answers);
  const triage = useWorkspace((all) => all.triage);
  const seen = useWorkspace((all) => all.seen);
  const profile = useWorkspace((all) => all.profile);
  const volume = useWorkspace((all) => all.volume);
  const answeredHere = answers
    .flatMap(({ conversationId, response }) => (response ? [conversationId] : []))
    .join();
  const draftedHere = answers
    .flatMap(({ conversationId, draft }) => (draft ? [conversationId] : []))
    .join();
  const isAnswered = useMemo(() => {
    const ids = setOf(answeredHere);
    return ({ id, answered }: Conversation) => answered || ids.has(id);
  }, [answeredHere]);
  const isDone = useMemo(
    () => (conversation: Conversation) =>
      isAnswered(conversation) || triage[conversation.id]?.snooze !== undefined,
    [isAnswered, triage],
  );
  const marksOf = useMemo(() => {
    const [drafts, opened] = [setOf(draftedHere), new Set(seen)];
    return (conversation: Conversation) => ({
      isAnswered: isAnswered(conversation),
      snoozedUntil: triage[conversation.id]?.snooze?.until,
      assignee: triage[conversation.id]?.assignee,
      note: triage[conversation.id]?.note,
      hasDraft: drafts.has(conversation.id),
      isNew: isSinceLastVisit(conversation) && !opened.has(conversation.id),
    });
  }, [isAnswered, triage, draftedHere, seen]);
  return { volume, isAnswered, isDone, marksOf, format: timeFormat(profile.timeZone) };
}

/** Returns a row's marks: its answer, triage and draft, and new since the last visit. */
export type MarksOf = ReturnType<typeof useWorkspaceNow>['marksOf'];
