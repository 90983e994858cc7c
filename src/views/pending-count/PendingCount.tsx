import { useSyncExternalStore, type ComponentType, type ReactNode } from 'react';
import { sampleWorkspace } from '../../../content/sample/workspace';
import { pendingIn } from '../../lib/pending';
import { sampleBook, sampleNow } from '../../services/sample-desk';
import { workspaceStore } from '../../services/workspace-store';
import { VisuallyHidden } from '../../ui/layout';

type PendingCountProps = { as: ComponentType<{ children: ReactNode }> };

/** How many escalated conversations wait for a person; nothing where none does. */
export function PendingCount({ as: Badge }: PendingCountProps) {
  const { answers, volume } = useSyncExternalStore(
    workspaceStore.subscribe,
    workspaceStore.read,
    () => sampleWorkspace,
  );
  const count = pendingIn(sampleBook(volume), sampleNow, answers).length;
  if (count === 0) return null;
  return (
    <Badge>
      {count}
      <VisuallyHidden> pending</VisuallyHidden>
    </Badge>
  );
}
