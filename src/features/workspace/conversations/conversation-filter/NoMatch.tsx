import { numberText } from '#content/number-text.ts';
import { periodLabels } from '#content/workspace/conversations.ts';
import type {
  ConversationFilter,
  ConversationPeriod,
  StatusFilter,
} from '#content/workspace/conversation-filter.ts';
import { markedNames, markLabels } from '#content/workspace/triage-words.ts';
import { isDays } from '../conversation-params';
import { periodName } from '../conversation-period';
import { waitingWords } from '#content/workspace/dashboard.ts';
import { Button } from '#src/ui/form/button.tsx';
import { EmptyState } from '#src/ui/data/empty-state.tsx';
import type { FilterControls } from './use-conversation-filter';

/** Input of an empty list's message: the filter, and the matches of each status. */
export type NoMatchProps = {
  controls: Pick<
    FilterControls,
    'filter' | 'clearQuery' | 'clearMark' | 'chooseStatus' | 'choosePeriod'
  >;
  counts: Record<StatusFilter, number>;
};

const periodText: Readonly<Record<ConversationPeriod, string>> = {
  '24h': ' in the last 24 hours',
  '7d': ' in the last 7 days',
  '30d': ' in the last 30 days',
  all: '',
};

/** Names the filters that leave nothing in the list, and the matches that the status hides. */
function emptyText({ query, status, period, mark }: ConversationFilter, all: number): string {
  const words = query.trim();
  const name = markedNames[mark];
  const when = isDays(period) ? ` from ${periodName(period)}` : periodText[period];
  if (all === 0) return `No ${name}${when}${words && ` matches “${words}”`}.`;
  if (words)
    return `No ${status} ${name} matches “${words}”. ${numberText(all)} ${all === 1 ? 'matches' : 'match'} in All.`;
  const isQueue = status === 'pending' && mark === 'any' && !isDays(period);
  return isQueue ? waitingWords.empty : `No ${status} ${name}${when}.`;
}

/** Explains an empty result and offers to drop the filter that causes it. */
export function NoMatch({ controls, counts }: NoMatchProps) {
  const { filter, clearQuery, clearMark, chooseStatus, choosePeriod } = controls;
  const isNarrow = filter.period !== 'all';
  return (
    <EmptyState
      action={
        counts.all > 0 ? (
          <Button kind="secondary" size="dense" onClick={() => chooseStatus('all')}>
            Show all {numberText(counts.all)}
          </Button>
        ) : (
          <>
            {filter.mark === 'any' ? null : (
              <Button kind="secondary" size="dense" onClick={clearMark}>
                Remove the filter “{markLabels[filter.mark]}”
              </Button>
            )}
            {isNarrow ? (
              <Button kind="secondary" size="dense" onClick={() => choosePeriod('all')}>
                Show “{periodLabels.all}”
              </Button>
            ) : null}
            {filter.query.trim() === '' ? null : (
              <Button kind="secondary" size="dense" onClick={clearQuery}>
                Clear search
              </Button>
            )}
          </>
        )
      }
    >
      {emptyText(filter, counts.all)}
    </EmptyState>
  );
}
