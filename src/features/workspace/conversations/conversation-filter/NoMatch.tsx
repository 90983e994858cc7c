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
import { drillDowns } from '../drill-downs';
import { waitingWords } from '#content/workspace/dashboard.ts';
import { Button } from '#src/ui/form/button.tsx';
import { EmptyState } from '#src/ui/data/empty-state.tsx';
import type { FilterControls } from './use-conversation-filter';

/** Input of an empty list's message: the filter, and the matches of each status. */
export type NoMatchProps = {
  controls: Pick<FilterControls, 'filter' | 'clearQuery' | 'choose'>;
  counts: Record<StatusFilter, number>;
};

const periodText: Readonly<Record<ConversationPeriod, string>> = {
  '24h': ' in the last 24 hours',
  '7d': ' in the last 7 days',
  '30d': ' in the last 30 days',
  all: '',
};

/** Names the filters that leave nothing in the list, and the matches that the status hides. */
function emptyText(filter: ConversationFilter, all: number): string {
  const { status, period, mark, question, place } = filter;
  const words = filter.query.trim();
  const about = `${question && ` about “${question}”`}${place && ` in ${place}`}`;
  const name = `${markedNames[mark]}${about}`;
  const when = isDays(period) ? ` from ${periodName(period)}` : periodText[period];
  if (all === 0) return `No ${name}${when}${words && ` matches “${words}”`}.`;
  if (words)
    return `No ${status} ${name} matches “${words}”. ${numberText(all)} ${all === 1 ? 'matches' : 'match'} in All.`;
  const isQueue = status === 'pending' && mark === 'any' && !about && !isDays(period);
  return isQueue ? waitingWords.empty : `No ${status} ${name}${when}.`;
}

/** Explains an empty result and offers to drop the filter that causes it. */
export function NoMatch({ controls, counts }: NoMatchProps) {
  const { filter, clearQuery, choose } = controls;
  const { mark } = filter;
  const removable = drillDowns(filter);
  if (mark !== 'any') removable.push({ name: markLabels[mark], without: { mark: 'any' } });
  const isNarrow = filter.period !== 'all';
  return (
    <EmptyState
      action={
        counts.all > 0 ? (
          <Button kind="secondary" size="dense" onClick={() => choose({ status: 'all' })}>
            Show all {numberText(counts.all)}
          </Button>
        ) : (
          <>
            {removable.map(({ name, without }) => (
              <Button key={name} kind="secondary" size="dense" onClick={() => choose(without)}>
                Remove the filter “{name}”
              </Button>
            ))}
            {isNarrow ? (
              <Button kind="secondary" size="dense" onClick={() => choose({ period: 'all' })}>
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
