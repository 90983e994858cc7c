import type { ComponentType } from 'react';
import { workspacePages } from '#content/workspace/workspace.ts';
import { EmptyState } from '#src/ui/data/empty-state.tsx';
import { AsBuilt } from '#src/hydration/AsBuilt.tsx';
import { ErrorBoundary } from '#src/hydration/error-boundary.tsx';
import { onDemand } from '#src/hydration/on-demand.tsx';
import { Inbox } from './conversation-filter/Inbox';
import type { ThreadProps } from './conversation-filter/OpenPane';
import { hasTwoPanes } from '#src/services/browser/viewport.ts';
import { Shortcuts, type ShortcutsProps } from './conversation-shortcuts/Shortcuts';

const modules = import.meta.glob<ComponentType<ThreadProps>>('./OpenThread.tsx', {
  import: 'OpenThread',
});
// Loads before the first render where a conversation is open beside the list.
if (typeof window !== 'undefined' && hasTwoPanes())
  void Promise.allSettled(Object.values(modules).map((load) => load()));

const OpenThread = onDemand(modules, ({ above }) => (
  <div>
    {above}
    <EmptyState>The conversation did not load. Open another one, then try again.</EmptyState>
  </div>
));

const shortcutsFor = (props: ShortcutsProps) => (
  <ErrorBoundary>
    <Shortcuts {...props} />
  </ErrorBoundary>
);

const threadOf = (props: ThreadProps) => <OpenThread {...props} />;

/**
 * Renders all conversations of the period, and those waiting for a person (specification §2.107).
 */
export function Conversations() {
  return (
    <AsBuilt>
      <Inbox
        title={workspacePages.conversations.title}
        shortcuts={shortcutsFor}
        thread={threadOf}
      />
    </AsBuilt>
  );
}
