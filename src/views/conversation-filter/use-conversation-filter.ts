import { useEffect, useMemo, type ChangeEvent } from 'react';
import { getRouteApi } from '@tanstack/react-router';
import { useMachine } from '../../binding/use-machine';
import {
  defaultFilter,
  filterOptions,
  type ConversationFilter,
  type StatusFilter,
} from '../../../content/conversation-filter';
import { conversationFilterMachine } from '../../../machines/conversation-filter/conversation-filter.machine';
import { addressOf, filterIn, type ConversationAddress } from '../../lib/conversation-address';

const route = getRouteApi('/_workspace/conversations');

const startIn = (address: ConversationAddress) => {
  const { status, ...context } = filterIn(address, defaultFilter);
  const value = { status, search: 'settled' } as const;
  return conversationFilterMachine.resolveState({ value, context });
};

/** Binds search, tabs, order and period to the address, in both directions. */
export function useConversationFilter() {
  const address = route.useSearch();
  const { q, status: askedStatus, sort: askedSort, period: askedPeriod } = address;
  const navigate = route.useNavigate();
  const machine = useMemo(
    () =>
      conversationFilterMachine.provide({
        actions: {
          showInAddress: (_, part) =>
            void navigate({
              search: (now) =>
                addressOf({ ...filterIn(now, defaultFilter), ...part }, now.open, defaultFilter),
              replace: part.query !== undefined,
              resetScroll: false,
            }),
        },
      }),
    [navigate],
  );
  const [snapshot, send] = useMachine(machine, { snapshot: startIn(address) });

  const asked = useMemo(
    () => filterIn({ q, status: askedStatus, sort: askedSort, period: askedPeriod }, defaultFilter),
    [q, askedStatus, askedSort, askedPeriod],
  );
  useEffect(() => send({ type: 'address.changed', filter: asked }), [send, asked]);

  const { status } = snapshot.value;
  const { query, sort, period } = snapshot.context;
  const filter = useMemo<ConversationFilter>(
    () => ({ query, status, sort, period }),
    [query, status, sort, period],
  );
  return {
    address,
    filter,
    chooseStatus: (chosen: StatusFilter) => send({ type: 'status.chosen', status: chosen }),
    clearQuery: () => send({ type: 'query.cleared' }),
    onQuery: ({ currentTarget }: ChangeEvent<HTMLInputElement>) =>
      send({ type: 'query.changed', query: currentTarget.value }),
    onSort: ({ currentTarget }: ChangeEvent<HTMLSelectElement>) => {
      const chosen = filterOptions.sort.find((option) => option === currentTarget.value);
      if (chosen) send({ type: 'sort.chosen', sort: chosen });
    },
    onPeriod: ({ currentTarget }: ChangeEvent<HTMLSelectElement>) => {
      const chosen = filterOptions.period.find((option) => option === currentTarget.value);
      if (chosen) send({ type: 'period.chosen', period: chosen });
    },
  };
}

export type FilterControls = ReturnType<typeof useConversationFilter>;
