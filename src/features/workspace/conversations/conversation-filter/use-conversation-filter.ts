import { useMemo, useState, type ChangeEvent } from 'react';
import { getRouteApi } from '@tanstack/react-router';
import { fromPromise } from 'xstate';
import { useHydratedValue } from '#src/hydration/hydrated.tsx';
import { useMachine } from '#src/binding/use-machine.ts';
import {
  defaultFilter,
  filterOptions,
  type ConversationFilter,
} from '#content/workspace/conversation-filter.ts';
import { conversationFilterMachine } from '#machines/conversation-filter/conversation-filter.machine.ts';
import { filterFrom, paramsOf, type ConversationParams } from '../conversation-params';

const route = getRouteApi('/_workspace/conversations');
/** Search params of the prerendered page. */
const builtParams: ConversationParams = {};

/** Binds search, tabs, order and period to the URL. */
export function useConversationFilter() {
  const search = route.useSearch();
  const params = useHydratedValue(() => search, builtParams);
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

  const committed = filterFrom(params, defaultFilter);
  const { status, sort, period, mark, question, place } = committed;
  const query = snapshot.context.query ?? committed.query;
  const filter = useMemo<ConversationFilter>(
    () => ({ query, status, sort, period, mark, question, place }),
    [query, status, sort, period, mark, question, place],
  );
  return {
    params,
    filter,
    isUnwritten: snapshot.matches('failed'),
    isTyping: snapshot.matches('typing'),
    choose: (part: Partial<ConversationFilter>) => void write(part),
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
