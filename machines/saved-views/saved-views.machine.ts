import { assign, setup } from 'xstate';
import type { SavedView } from '#content/sample/workspace.ts';
import { actionToProvide } from '../shared/must-be-provided';
import { nameProblem, type NameProblem } from './view-name';

type View = { id: string };
/** `others` are the names of the other views. */
type Named = { name: string; others: readonly string[] };
type Removed = View & { view: SavedView };

type SavedViewsEvent =
  | ({ type: 'view.named' } & Named)
  | ({ type: 'rename.started' } & View)
  | ({ type: 'view.renamed' } & Named)
  | { type: 'rename.canceled' }
  | ({ type: 'view.deleted' } & Removed)
  | { type: 'delete.undone' }
  | { type: 'views.closed' };

type Context = {
  /** The problem of the name submitted last. */
  problem: NameProblem | null;
  /** The view that is renamed, or was deleted last. */
  id: string;
  view: SavedView;
};

const params = ({ event }: { event: Named }) => event;
const isFree = { type: 'isFree', params } as const;
const close = { actions: 'clearProblem', description: 'Agent closes the list.' } as const;
const refuse = {
  actions: { type: 'setProblem', params },
  description: 'The name is empty, or another view has it.',
} as const;

/** The saved views of the conversation list: new ones, names, and deletion with Undo. */
export const savedViewsMachine = setup({
  types: { context: {} as Context, events: {} as SavedViewsEvent },
  actions: {
    storeView: actionToProvide<{ name: string }>('storeView'),
    renameView: actionToProvide<View & { name: string }>('renameView'),
    deleteView: actionToProvide<View>('deleteView'),
    restoreView: actionToProvide<Removed>('restoreView'),
    setProblem: assign((_, { name, others }: Named) => ({ problem: nameProblem(name, others) })),
    clearProblem: assign({ problem: null }),
    setId: assign((_, { id }: View) => ({ id, problem: null })),
    remember: assign((_, { id, view }: Removed) => ({ id, view, problem: null })),
  },
  guards: { isFree: (_, { name, others }: Named) => nameProblem(name, others) === null },
}).createMachine({
  id: 'saved-views',
  description: 'Names the filters of a list, to return to them later.',
  context: { problem: null, id: '', view: { name: '', search: '' } },
  initial: 'listing',
  on: {
    'view.named': [
      {
        guard: isFree,
        target: '.listing',
        actions: ['clearProblem', { type: 'storeView', params }],
        description: 'Agent saves the filters under a name.',
      },
      refuse,
    ],
    'rename.started': {
      target: '.renaming',
      actions: { type: 'setId', params: ({ event }) => event },
      description: 'Agent presses Rename.',
    },
    'view.deleted': {
      target: '.deleted',
      actions: [
        { type: 'remember', params: ({ event }) => event },
        { type: 'deleteView', params: ({ event }) => event },
      ],
      description: 'Agent presses Delete.',
    },
    'views.closed': close,
  },
  states: {
    listing: { description: 'The views are listed, with a field to name the current filters.' },
    renaming: {
      description: 'A field replaces the name of one view.',
      on: {
        'view.renamed': [
          {
            guard: isFree,
            target: 'listing',
            actions: [
              'clearProblem',
              {
                type: 'renameView',
                params: ({ context: { id }, event: { name } }) => ({ id, name }),
              },
            ],
            description: 'Agent saves the new name.',
          },
          refuse,
        ],
        'rename.canceled': {
          target: 'listing',
          actions: 'clearProblem',
          description: 'Agent presses Cancel or Escape.',
        },
        'views.closed': { ...close, target: 'listing' },
      },
    },
    deleted: {
      description: 'A notice tells which view was deleted and offers Undo.',
      on: {
        'delete.undone': {
          target: 'listing',
          actions: { type: 'restoreView', params: ({ context: { id, view } }) => ({ id, view }) },
          description: 'Agent presses Undo.',
        },
      },
    },
  },
});
