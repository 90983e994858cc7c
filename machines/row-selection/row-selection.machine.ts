import { assign, setup } from 'xstate';
import type { EscalationAnswer, Triage } from '#content/sample/workspace.ts';
import { actionToProvide } from '../shared/must-be-provided';

type Row = { id: string };
type Rows = { ids: readonly string[] };
/** The marks of a conversation. */
export type RowMarks = Triage & Partial<Pick<EscalationAnswer, 'response'>> & { isSeen?: boolean };
/** Marks by the conversation's id. */
export type MarksById = Readonly<Record<string, RowMarks>>;
/** The marks that one action changed. */
export type RowsChange = { before: MarksById; after: MarksById };
type Change = { text: string; change: RowsChange };

type RowSelectionEvent =
  | ({ type: 'row.toggled' } & Row)
  | ({ type: 'rows.selected' } & Rows)
  | { type: 'selection.cleared' }
  | ({ type: 'rows.changed' } & Change)
  | ({ type: 'row.changed' } & Change)
  | { type: 'change.undone' }
  | { type: 'notice.dismissed' };

const restore = {
  type: 'restoreMarks',
  params: ({ context }: { context: Change }) => context.change,
} as const;

const select = {
  target: 'selecting',
  actions: { type: 'toggleRow', params: ({ event }: { event: Row }) => event },
  description: 'Agent presses a row’s checkbox, or X.',
} as const;

const show = {
  target: 'changed',
  actions: { type: 'setChange', params: ({ event }: { event: Change }) => event },
  description: 'Agent snoozes, assigns or answers the open conversation.',
} as const;

/** The selected rows of a list, the last one selected at the end, and one change of them all. */
export const rowSelectionMachine = setup({
  types: { context: {} as Rows & Change, events: {} as RowSelectionEvent },
  actions: {
    restoreMarks: actionToProvide<RowsChange>('restoreMarks'),
    toggleRow: assign(({ context: { ids } }, { id }: Row) => {
      const others = ids.filter((selected) => selected !== id);
      return { ids: others.length < ids.length ? others : [...ids, id] };
    }),
    addRows: assign(({ context }, { ids }: Rows) => ({
      ids: [...new Set([...context.ids, ...ids])],
    })),
    clearRows: assign({ ids: [] }),
    setChange: assign((_, { text, change }: Change) => ({ text, change })),
  },
  guards: {
    isLast: ({ context }, { id }: Row) => context.ids.length === 1 && context.ids[0] === id,
  },
}).createMachine({
  id: 'row-selection',
  description: 'Selects rows for one action on all of them, which can be undone.',
  context: { ids: [], text: '', change: { before: {}, after: {} } },
  initial: 'empty',
  states: {
    empty: {
      description: 'No row is selected.',
      on: { 'row.toggled': select, 'row.changed': show },
    },
    selecting: {
      description: 'A bar counts the selected rows and offers actions on them.',
      on: {
        'row.toggled': [
          {
            guard: { type: 'isLast', params: ({ event }) => event },
            target: 'empty',
            actions: 'clearRows',
            description: 'Agent deselects the only selected row.',
          },
          {
            actions: { type: 'toggleRow', params: ({ event }) => event },
            description: 'Agent selects or deselects a row.',
          },
        ],
        'rows.selected': {
          actions: { type: 'addRows', params: ({ event }) => event },
          description: 'Agent selects a range with Shift, or all rows.',
        },
        'selection.cleared': {
          target: 'empty',
          actions: 'clearRows',
          description: 'Agent presses Clear, or dismisses the notice that other filters ended it.',
        },
        'rows.changed': {
          target: 'changed',
          actions: ['clearRows', { type: 'setChange', params: ({ event }) => event }],
          description: 'Agent snoozes, assigns, reads or answers the selected rows.',
        },
      },
    },
    changed: {
      description: 'A notice tells the change and offers Undo.',
      on: {
        'change.undone': {
          target: 'empty',
          actions: restore,
          description:
            'Agent presses Undo: each row that is as the change left it has its marks again.',
        },
        'row.toggled': select,
        'row.changed': show,
        'notice.dismissed': { target: 'empty', description: 'Agent dismisses the notice.' },
      },
    },
  },
});
