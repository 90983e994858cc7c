import type { ComponentType, ReactNode } from 'react';
import { useWorkspace } from '#src/features/workspace/sample/use-workspace.ts';
import { isDone } from '#src/features/workspace/sample/pending.ts';
import { pendingConversations } from './pending-conversations.built';

type PendingCountProps = {
  as: ComponentType<{ children: ReactNode; 'aria-hidden': true }>;
  /** Id of the text that describes the count to assistive technology. */
  id: string;
};

/** Renders the number of escalated conversations waiting for a person; no badge for zero. */
export function PendingCount({ as: Badge, id }: PendingCountProps) {
  const answers = useWorkspace((all) => all.answers);
  const triage = useWorkspace((all) => all.triage);
  const volume = useWorkspace((all) => all.volume);
  const pending = pendingConversations[volume].filter(
    (conversation) => !isDone(conversation, answers, triage),
  );
  const count = pending.length;
  return (
    <>
      {count > 0 ? <Badge aria-hidden>{count}</Badge> : null}
      <span id={id} hidden>
        {count > 0 ? `${count} pending` : null}
      </span>
    </>
  );
}
