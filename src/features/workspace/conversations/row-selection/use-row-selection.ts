import { useCallback, useMemo, useState } from 'react';
import { rowSelectionMachine } from '#machines/row-selection/row-selection.machine.ts';
import { useMachine } from '#src/binding/use-machine.ts';
import type { Conversation } from '#src/features/workspace/sample/conversation.ts';
import { undoRows } from '#src/features/workspace/sample/row-changes.ts';

const machine = rowSelectionMachine.provide({
  actions: {
    restoreMarks: (_, change) => undoRows(change),
  },
});

/** Stores the filter under which rows are selected; the next one of the same kind is another. */
function createOrigin() {
  let origin: unknown;
  return {
    is: (filter: unknown) => origin === filter,
    set: (filter: unknown) => (origin = filter),
  };
}

/** Binds the selection of rows; another `filter` ends it. */
export function useRowSelection(list: readonly Conversation[], filter: unknown) {
  const [{ value, context }, send] = useMachine(machine);
  const { ids, text } = context;
  const [origin] = useState(() => createOrigin());
  const isDropped = value === 'selecting' && !origin.is(filter);
  const state = isDropped ? 'dropped' : value;
  const selected = useMemo<ReadonlySet<string>>(
    () => new Set(isDropped ? [] : ids),
    [ids, isDropped],
  );
  const toggle = useCallback(
    (id: string, isRange: boolean) => {
      if (isDropped) send({ type: 'selection.cleared' });
      if (isDropped || value !== 'selecting') origin.set(filter);
      const indexOf = (rowId: string | undefined) => list.findIndex((row) => row.id === rowId);
      const anchor = isRange && !isDropped ? indexOf(ids.at(-1)) : -1;
      if (anchor < 0) return send({ type: 'row.toggled', id });
      const end = indexOf(id);
      const rows = list
        .slice(Math.min(anchor, end), Math.max(anchor, end) + 1)
        .map((row) => row.id);
      // The next range starts at its last row.
      send({ type: 'rows.selected', ids: anchor < end ? rows : rows.toReversed() });
    },
    [filter, ids, isDropped, list, origin, send, value],
  );
  return useMemo(
    () => ({ state, text, selected, toggle, send }),
    [state, text, selected, toggle, send],
  );
}

export type RowSelection = ReturnType<typeof useRowSelection>;
