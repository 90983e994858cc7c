import { useSyncExternalStore } from 'react';
import { sampleWorkspace, type Workspace } from '#content/sample/workspace.ts';
import { workspaceStore } from './workspace-store';

/**
 * Follows a part of the stored workspace, here and in other tabs. `select` returns the same value
 * for the same workspace: a part of it, not a new object.
 */
export function useWorkspace<Selected>(select: (workspace: Workspace) => Selected): Selected {
  return useSyncExternalStore(
    workspaceStore.subscribe,
    () => select(workspaceStore.read()),
    () => select(sampleWorkspace),
  );
}

/** Follows whether the last change of a part outlives the page. */
export function useIsStored(part: keyof Workspace): boolean {
  return useSyncExternalStore(
    workspaceStore.subscribe,
    () => workspaceStore.isStored(part),
    () => true,
  );
}
