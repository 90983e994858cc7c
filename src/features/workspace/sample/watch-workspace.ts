import { fromCallback, type EventObject } from 'xstate';
import type { Workspace } from '#content/sample/workspace.ts';
import { workspaceStore } from './workspace-store';

/**
 * Returns an actor that reports a part of the stored workspace to its parent, immediately and
 * after each change in any tab.
 */
export function watchWorkspace<Selected, Event extends EventObject>(
  select: (workspace: Workspace) => Selected,
  asEvent: (selected: Selected) => Event,
) {
  return fromCallback<Event>(({ sendBack }) => {
    let last = select(workspaceStore.read());
    sendBack(asEvent(last));
    return workspaceStore.subscribe(() => {
      const next = select(workspaceStore.read());
      if (next === last) return;
      last = next;
      sendBack(asEvent(next));
    });
  });
}
