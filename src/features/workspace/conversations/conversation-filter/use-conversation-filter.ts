import { useMemo, useState, type ChangeEvent } from 'react';
import { getRouteApi } from '@tanstack/react-router';
import { fromPromise } from 'xstate';
import { useMachine } from '#src/binding/use-machine.ts';
import {
  defaultFilter,
  filterOptions,
  type ConversationFilter,
  type StatusFilter,
} from '#content/workspace/conversation-filter.ts';
import { conversationFilterMachine } from '#machines/conversation-filter/conversation-filter.machine.ts';
import { paramsOf, filterFrom } from '../conversation-params';

const route = getRouteApi('/_workspace/conversations');

/** Binds search, tabs, order and period to the URL. */
export function useConversationFilter() {
  const params = route.useSearch();
  const navigate = route.useNavigate();
  const write = (part: Partial<ConversationFilter>) =>
    navigate({
      search: (now) => paramsOf({ ...filterFrom(now, defaultFilter), ...part }, now, defaultFilter),
      replace: part.query !== undefined,
      resetScroll: false,
    });
  // Created once: each press renders this, and `write` stays the same.
  const [machine] = useState(() =>
    conversationFilterMachine.provide({
      actors: { writeQuery: fromPromise<void, { query: string }>(({ input }) => write(input)) },
    }),
  );
  const [snapshot, send] = useMachine(machine);

  const { status, sort, period, mark, query: committedQuery } = filterFrom(params, defaultFilter);
  const query = snapshot.context.query ?? committedQuery;
  const filter = useMemo<ConversationFilter>(
    () => ({ query, status, sort, period, mark }),
    [query, status, sort, period, mark],
  );
  return {
    params,
    filter,
    isUnwritten: snapshot.matches('failed'),
    chooseStatus: (chosen: StatusFilter) => void write({ status: chosen }),
    choosePeriod: (chosen: ConversationFilter['period']) => void write({ period: chosen }),
    clearMark: () => void write({ mark: 'any' }),
    clearQuery: () => send({ type: 'query.cleared' }),
    onQuery: ({ currentTarget }: ChangeEvent<HTMLInputElement>) =>
      send({ type: 'query.changed', query: currentTarget.value }),
    onSort: ({ currentTarget }: ChangeEvent<HTMLSelectElement>) => {
      const chosen = filterOptions.sort.find((option) => option === currentTarget.value);
      if (chosen) void write({ sort: chosen });
    },
    onPeriod: ({ currentTarget }: ChangeEvent<HTMLSelectElement>) => {
      const chosen = filterOptions.period.find((option) => option === currentTarget.value);
      if (chosen) void write({ period: chosen });
    },
  };
}

export type FilterControls = ReturnType<typeof useConversationFilter>;
