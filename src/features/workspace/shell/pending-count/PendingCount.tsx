import type { ComponentType, ReactNode } from 'react';
import { useWorkspace } from '#src/features/workspace/sample/use-workspace.ts';
import { isAnswered } from '#src/features/workspace/sample/pending.ts';
import { pendingConversations } from './pending-conversations.built';

type PendingCountProps = {
  as: ComponentType<{ children: ReactNode; 'aria-hidden': true }>;
  /** Names the words that describe the count, for whoever does not see it. */
  id: string;
};

/** How many escalated conversations wait for a person; nothing to see where none does. */
export function PendingCount({ as: Badge, id }: PendingCountProps) {
  const answers = useWorkspace((all) => all.answers);
  const volume = useWorkspace((all) => all.volume);
  const pending = pendingConversations[volume].filter((one) => !isAnswered(one, answers));
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
