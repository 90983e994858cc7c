import type { StatusFilter } from '#content/workspace/conversation-filter.ts';
import { Button } from '#src/ui/form/button.tsx';
import { EmptyState } from '#src/ui/data/empty-state.tsx';
import type { FilterControls } from './use-conversation-filter';

type NoMatchProps = { controls: FilterControls; counts: Record<StatusFilter, number> };

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
        {filter.status === 'pending'
          ? 'No conversation waits for a person.'
          : 'None of this status.'}
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
      No conversation in this period matches your search.
    </EmptyState>
  );
}
