import type { About, Model } from '../model';
import type { savedViewsMachine } from './saved-views.machine';

const [first, second] = ['view-1', 'view-2'] as const;
const view = { name: 'Outages', search: 'q=outage' } as const;
const others = ['Refunds'] as const;
const named = (name: string) => ({ type: 'view.named', name, others }) as const;
const renamed = (name: string) => ({ type: 'view.renamed', name, others }) as const;
const started = { type: 'rename.started', id: first } as const;
const deleted = { type: 'view.deleted', id: second, view } as const;
const undone = { type: 'delete.undone' } as const;
const stored = ['storeView', 'renameView', 'deleteView', 'restoreView'];

export const about: About = {
  title: 'Saved views',
  purpose: 'Returns to the same filters of the inbox with one press.',
  where: { routes: ['/conversations'], view: 'The button Saved views, and its popover' },
};

export const model: Model<typeof savedViewsMachine> = {
  events: {
    'view.named': [named('Billing'), named(' '), named('refunds ')],
    'rename.started': [{ id: first }, { id: second }],
    'view.renamed': [renamed('Fiber cuts'), renamed(''), renamed('REFUNDS')],
    'rename.canceled': [{}],
    'view.deleted': [{ id: second, view }],
    'delete.undone': [{}],
    'views.closed': [{}],
  },
  invariants: {
    'a notice of a deletion comes with its view': ({ value, context }) =>
      value !== 'deleted' || context.view.name !== '',
    'only a view that exists is renamed': ({ value, context }) =>
      value !== 'renaming' || context.id !== '',
  },
  steps: {
    'a name that is free is stored once, another one never': ({ event, effects, after }) =>
      (event.type !== 'view.named' && event.type !== 'view.renamed') ||
      effects.length <= (after.context.problem === null ? 1 : 0),
    'only Undo restores a view, the one that was deleted': ({ before, event, effects }) =>
      effects.includes('restoreView') ===
      (event.type === 'delete.undone' && before.value === 'deleted'),
    'one event changes at most one view': ({ effects }) =>
      effects.filter((effect) => stored.includes(effect)).length <= 1,
    'closing ends renaming and problems, and leaves Undo': ({ before, event, after }) =>
      event.type !== 'views.closed' ||
      (after.context.problem === null &&
        after.value === (before.value === 'renaming' ? 'listing' : before.value)),
  },
  ignored: {
    'view.renamed': 'No view is being renamed.',
    'rename.canceled': 'No view is being renamed.',
    'delete.undone': 'No view was deleted.',
  },
  journeys: [
    {
      title: '§4.61 saved views: the filters get a name that is free',
      events: [named(''), named('Refunds'), named('Billing')],
      end: 'listing',
      context: { problem: null },
      effects: ['storeView'],
      effectInputs: { storeView: { name: 'Billing' } },
    },
    {
      title: '§4.61 saved views: an empty name is reported',
      events: [named('  ')],
      end: 'listing',
      context: { problem: 'empty' },
      effects: [],
    },
    {
      title: '§4.61 saved views: a view is renamed, but not to a name in use',
      events: [started, renamed('refunds'), renamed('Fiber cuts')],
      end: 'listing',
      context: { problem: null },
      effects: ['renameView'],
      effectInputs: { renameView: { id: first, name: 'Fiber cuts' } },
    },
    {
      title: '§4.62 saved views: Cancel changes no name',
      events: [started, renamed(''), { type: 'rename.canceled' }],
      end: 'listing',
      context: { problem: null },
      effects: [],
    },
    {
      title: '§4.62 saved views: a deletion is undone',
      events: [named(''), deleted, undone],
      end: 'listing',
      context: { problem: null },
      effects: ['deleteView', 'restoreView'],
      effectInputs: { deleteView: { id: second }, restoreView: { id: second, view } },
    },
    {
      title: '§4.62 saved views: a view is deleted while another one is renamed',
      events: [started, renamed(''), deleted],
      end: 'deleted',
      context: { problem: null, id: second },
      effects: ['deleteView'],
    },
  ],
};
