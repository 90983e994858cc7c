import { useCallback, useDeferredValue, useMemo } from 'react';
import type { ConversationFilter } from '#content/workspace/conversation-filter.ts';
import type { Volume } from '#content/sample/volumes.ts';
import { periodSpan } from '../conversation-period';
import { countsOf, drilledDown, inOrder, narrowed, type IsDone } from '../conversation-order';
import { hasMark, notedWith } from '../conversation-marks';
import { ConversationSearch } from '../conversation-search';
import { searchTerms } from '#src/lib/text/folded-text.ts';
import { sampleBook, sampleNow } from '#src/features/workspace/sample/sample-conversations.ts';
import { useWorkspace } from '#src/features/workspace/sample/use-workspace.ts';

type Request = { filter: ConversationFilter; volume: Volume };

const nothing = { list: [], counts: { all: 0, pending: 0, escalated: 0, resolved: 0 } };

/**
 * Finds matching conversations. Input and marks are rendered first; the list and its counts are
 * deferred, and `isLate` while another list is on its way. The conversation `heldNow` keeps its place in the list when it is answered or snoozed.
 */
export function useFoundConversations(
  filter: ConversationFilter,
  volume: Volume,
  isDoneNow: IsDone,
  heldNow: string | undefined,
) {
  const timeZone = useWorkspace((all) => all.profile.timeZone);
  const triageNow = useWorkspace((all) => all.triage);
  const { triage, isDone, heldId } = useDeferredValue(
    useMemo(
      () => ({ triage: triageNow, isDone: isDoneNow, heldId: heldNow }),
      [triageNow, isDoneNow, heldNow],
    ),
  );
  const requested = useMemo(() => ({ filter, volume }), [filter, volume]);
  const request = useDeferredValue<Request | null>(requested, null);
  const {
    query = '',
    status = 'all',
    sort = 'newest',
    period = '30d',
    mark = 'any',
    question = '',
    place = '',
  } = request?.filter ?? {};
  const shownVolume = request?.volume ?? null;

  const search = useMemo(() => {
    if (shownVolume === null) return null;
    const book = sampleBook(shownVolume);
    const { from, to } = periodSpan(period, timeZone) ?? { from: book.span.from, to: sampleNow };
    const rows = drilledDown(book.between(from, to), { question, place });
    return new ConversationSearch(inOrder(rows, sort));
  }, [shownVolume, period, sort, timeZone, question, place]);
  const terms = useMemo(() => searchTerms(query), [query]);
  const matches = useMemo(
    () => search?.find(query, notedWith(terms, triage)),
    [search, query, terms, triage],
  );
  const markedRows = useMemo(() => {
    const ids = new Set(Object.keys(triage));
    return ids.size > 0 && matches ? matches.filter(({ id }) => ids.has(id)) : [];
  }, [matches, triage]);
  const shownRows = useMemo(
    () =>
      mark === 'any' ? matches : markedRows.filter(({ id }) => hasMark(triage[id] ?? {}, mark)),
    [matches, markedRows, triage, mark],
  );
  const isGone = useCallback<IsDone>(
    (conversation) => conversation.id !== heldId && isDone(conversation),
    [heldId, isDone],
  );
  const result = useMemo(
    () =>
      shownRows
        ? {
            list: narrowed(shownRows, { status, sort }, isGone),
            counts: countsOf(shownRows, isDone),
          }
        : nothing,
    [shownRows, status, sort, isGone, isDone],
  );
  return {
    ...result,
    markedRows,
    terms,
    request,
    isLate: request !== requested,
    isRead: request !== null,
  };
}
