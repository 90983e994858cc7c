import type { ConversationFilter, StatusFilter } from '#content/workspace/conversation-filter.ts';
import { Button } from '#src/ui/form/button.tsx';
import { EmptyState } from '#src/ui/data/empty-state.tsx';
import type { FilterControls } from './use-conversation-filter';

type NoMatchProps = { controls: FilterControls; counts: Record<StatusFilter, number> };

function emptyText({ query, status }: ConversationFilter, all: number): string {
  if (query.trim() !== '')
    return `No ${status} conversation matches “${query.trim()}”. See ${all.toLocaleString('en-US')} in All.`;
  return status === 'pending'
    ? 'No conversations are waiting for a reply.'
    : 'No conversations with this status.';
}

/** Explains an empty result and offers one action that changes it. */
export function NoMatch({ controls, counts }: NoMatchProps) {
  const { filter, clearQuery, chooseStatus } = controls;
  if (counts.all > 0) {
    return (
      <EmptyState
        action={
          <Button kind="secondary" size="dense" onClick={() => chooseStatus('all')}>
            Show all
          </Button>
        }
      >
        {emptyText(filter, counts.all)}
      </EmptyState>
    );
  }
  if (filter.query.trim() === '') return <EmptyState>No conversations in this period.</EmptyState>;
  return (
    <EmptyState
      action={
        <Button kind="secondary" size="dense" onClick={clearQuery}>
          Clear search
        </Button>
      }
    >
      No conversations in this period match your search.
    </EmptyState>
  );
}
