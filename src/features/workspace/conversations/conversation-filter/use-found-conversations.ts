import { useCallback, useDeferredValue, useMemo } from 'react';
import type { ConversationFilter } from '#content/workspace/conversation-filter.ts';
import type { Volume } from '#content/sample/volumes.ts';
import { periodSpan } from '../conversation-period';
import { countsOf, inOrder, narrowed, type IsAnswered } from '../conversation-order';
import { ConversationSearch } from '../conversation-search';
import { searchTerms } from '#src/lib/text/folded-text.ts';
import { sampleBook, sampleNow } from '#src/features/workspace/sample/sample-conversations.ts';
import { useWorkspace } from '#src/features/workspace/sample/use-workspace.ts';

type Request = { filter: ConversationFilter; volume: Volume };

const nothing = { list: [], counts: { all: 0, pending: 0, escalated: 0, resolved: 0 } };

/**
 * Finds matching conversations. Input is rendered first; the list is deferred, and `isLate` until
 * then. The conversation `heldId` keeps its place in the list when it is answered.
 */
export function useFoundConversations(
  filter: ConversationFilter,
  volume: Volume,
  isAnswered: IsAnswered,
  heldId: string | undefined,
) {
  const timeZone = useWorkspace((all) => all.profile.timeZone);
  const requested = useMemo(() => ({ filter, volume }), [filter, volume]);
  const shown = useDeferredValue<Request | null>(requested, null);
  const { query = '', status = 'all', sort = 'newest', period = '30d' } = shown?.filter ?? {};
  const shownVolume = shown?.volume ?? null;

  const search = useMemo(() => {
    if (shownVolume === null) return null;
    const book = sampleBook(shownVolume);
    const { from, to } = periodSpan(period, timeZone) ?? { from: book.span.from, to: sampleNow };
    return new ConversationSearch(inOrder(book.between(from, to), sort));
  }, [shownVolume, period, sort, timeZone]);
  const matching = useMemo(() => search?.find(query), [search, query]);
  const isDone = useCallback<IsAnswered>(
    (conversation) => conversation.id !== heldId && isAnswered(conversation),
    [heldId, isAnswered],
  );
  const found = useMemo(
    () =>
      matching
        ? {
            list: narrowed(matching, { status, sort }, isDone),
            counts: countsOf(matching, isAnswered),
          }
        : nothing,
    [matching, status, sort, isDone, isAnswered],
  );
  const terms = useMemo(() => searchTerms(query), [query]);
  return { ...found, terms, shown, isLate: shown !== requested, isRead: shown !== null };
}
