import { useSyncExternalStore } from 'react';
import { sampleWorkspace, type Workspace } from '#content/sample/workspace.ts';
import { workspaceStore } from './workspace-store';

/**
 * Subscribes to a part of the stored workspace, across tabs. `select` must return the same value
 * for the same workspace, not a new object.
 */
export function useWorkspace<Selected>(select: (workspace: Workspace) => Selected): Selected {
  return useSyncExternalStore(
    workspaceStore.subscribe,
    () => select(workspaceStore.read()),
    () => select(sampleWorkspace),
  );
}

/** Subscribes to whether the last change of each part outlives the page. */
export function useIsStored(...parts: readonly (keyof Workspace)[]): boolean {
  return useSyncExternalStore(
    workspaceStore.subscribe,
    () => parts.every(workspaceStore.isStored),
    () => true,
  );
}
