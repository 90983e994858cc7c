import { useCallback, useDeferredValue, useMemo } from 'react';
import {
  defaultFilter,
  type ConversationFilter,
  type StatusFilter,
} from '#content/workspace/conversation-filter.ts';
import { sampleWorkspace } from '#content/sample/workspace.ts';
import { isSame } from '#machines/shared/merged.ts';
import type { Volume } from '#content/sample/volumes.ts';
import { periodSpan } from '../conversation-period';
import { countsOf, drilledDown, inOrder, narrowed, type IsDone } from '../conversation-order';
import { hasMark, notedWith } from '../conversation-marks';
import { ConversationSearch } from '../conversation-search';
import { sampleCounts } from './sample-counts.built';
import { searchTerms } from '#src/lib/text/folded-text.ts';
import type { Conversation } from '#src/features/workspace/sample/conversation.ts';
import { sampleBook, sampleNow } from '#src/features/workspace/sample/sample-conversations.ts';
import { useWorkspace } from '#src/features/workspace/sample/use-workspace.ts';

type Request = { filter: ConversationFilter; volume: Volume };

type Found = { list: readonly Conversation[]; counts: Record<StatusFilter, number> | null };

const dayMs = 86_400_000;
const firstRows = 20;

/**
 * Returns the first rows of the sample's queue with the true counts, which need only its last day;
 * for other filters or data nothing, and no counts.
 */
function firstFound({ filter, volume }: Request, timeZone: string, isDone: IsDone): Found {
  const isBuilt =
    isSame({ ...filter, status: defaultFilter.status }, defaultFilter) &&
    volume === sampleWorkspace.volume &&
    timeZone === sampleWorkspace.profile.timeZone;
  if (!isBuilt) return { list: [], counts: null };
  const day = sampleBook(volume).between(sampleNow - dayMs, sampleNow);
  return {
    list: narrowed(day, filter, isDone).slice(0, firstRows),
    counts: { ...sampleCounts, pending: countsOf(day, isDone).pending },
  };
}

/**
 * Finds matching conversations. Input, marks and the first rows are rendered first; the list and
 * other counts are deferred, and `isLate` while another list is on its way. The conversation
 * `heldNow` keeps its place in the list when it is answered or snoozed.
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
  const result = useMemo<Found>(
    () =>
      shownRows
        ? {
            list: narrowed(shownRows, { status, sort }, isGone),
            counts: countsOf(shownRows, isDone),
          }
        : firstFound(requested, timeZone, isDone),
    [shownRows, status, sort, isGone, isDone, requested, timeZone],
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
