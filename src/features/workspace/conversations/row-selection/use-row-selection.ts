import { useCallback, useEffect, useMemo, useRef } from 'react';
import { rowSelectionMachine } from '#machines/row-selection/row-selection.machine.ts';
import { useMachine } from '#src/binding/use-machine.ts';
import type { Conversation } from '#src/features/workspace/sample/conversation.ts';
import { undoRows } from '#src/features/workspace/sample/row-changes.ts';

const machine = rowSelectionMachine.provide({
  actions: {
    restoreMarks: (_, change) => undoRows(change),
  },
});

/** Binds the selection of rows; another `filter` ends it. */
export function useRowSelection(list: readonly Conversation[], filter: unknown) {
  const [{ value: state, context }, send, actor] = useMachine(machine);
  const { ids, text } = context;
  const selected = useMemo<ReadonlySet<string>>(() => new Set(ids), [ids]);
  const listed = useRef(filter);
  useEffect(() => {
    const isOther = listed.current !== filter;
    listed.current = filter;
    if (isOther && actor.getSnapshot().matches('selecting')) send({ type: 'list.changed' });
  }, [actor, send, filter]);
  const toggle = useCallback(
    (id: string, isRange: boolean) => {
      const indexOf = (rowId: string | undefined) => list.findIndex((row) => row.id === rowId);
      const anchor = isRange ? indexOf(ids.at(-1)) : -1;
      if (anchor < 0) return send({ type: 'row.toggled', id });
      const end = indexOf(id);
      const rows = list
        .slice(Math.min(anchor, end), Math.max(anchor, end) + 1)
        .map((row) => row.id);
      // The next range starts at its last row.
      send({ type: 'rows.selected', ids: anchor < end ? rows : rows.toReversed() });
    },
    [ids, list, send],
  );
  return useMemo(
    () => ({ state, text, selected, toggle, send }),
    [state, text, selected, toggle, send],
  );
}

export type RowSelection = ReturnType<typeof useRowSelection>;
