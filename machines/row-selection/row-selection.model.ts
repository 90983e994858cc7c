import type { About, Model } from '../model';
import type { rowSelectionMachine } from './row-selection.machine';

const [first, second, third] = ['20261120-056', '20261120-061', '20261120-089'] as const;
const toggled = (id: string) => ({ type: 'row.toggled', id }) as const;
const range = { type: 'rows.selected', ids: [first, second, third] } as const;
const change = {
  before: { [first]: {}, [second]: { assignee: 'sam' } },
  after: { [first]: { assignee: 'luis' }, [second]: { assignee: 'luis' } },
} as const;
const assigned = { type: 'rows.changed', text: 'Assigned 2 to Luis Ortega.', change } as const;
const changedOpen = { ...assigned, type: 'row.changed', text: 'Assigned to Luis Ortega.' } as const;
const noRows = 'No row is selected: the bar offers no action.';

export const about: About = {
  title: 'Row selection',
  purpose: 'Changes many conversations or the open one, and undoes that at once.',
  where: { routes: ['/conversations'], view: 'Checkboxes of the list, and the bar below it' },
};

export const model: Model<typeof rowSelectionMachine> = {
  events: {
    'row.toggled': [{ id: first }, { id: second }],
    'rows.selected': [{ ids: range.ids }],
    'selection.cleared': [{}],
    'rows.changed': [assigned],
    'row.changed': [changedOpen],
    'change.undone': [{}],
    'notice.dismissed': [{}],
  },
  invariants: {
    'rows are selected in one state only': ({ value, context }) =>
      (value === 'selecting') === context.ids.length > 0,
    'no row is selected twice': ({ context: { ids } }) => new Set(ids).size === ids.length,
  },
  steps: {
    'a toggle changes its row only': ({ before: old, event, after }) =>
      event.type !== 'row.toggled' ||
      old.context.ids.filter((id) => !after.context.ids.includes(id)).length +
        after.context.ids.filter((id) => !old.context.ids.includes(id)).length ===
        1,
    'only Undo restores marks': ({ before: old, event, effects }) =>
      effects.includes('restoreMarks') ===
      (event.type === 'change.undone' && old.value === 'changed'),
    'a range deselects nothing': ({ before: old, event, after }) =>
      event.type !== 'rows.selected' ||
      old.context.ids.every((id) => after.context.ids.includes(id)),
  },
  ignored: {
    'rows.selected': 'A range starts at a selected row.',
    'selection.cleared': noRows,
    'rows.changed': noRows,
    'row.changed': 'The selection stays; its bar has no notice.',
    'change.undone': 'Nothing was changed.',
    'notice.dismissed': 'No notice is shown.',
  },
  journeys: [
    {
      title: '§4.54 selection: a range is assigned, and Undo restores every row',
      events: [toggled(first), range, assigned, { type: 'change.undone' }],
      end: 'empty',
      context: { ids: [] },
      effects: ['restoreMarks'],
      effectInputs: { restoreMarks: change },
    },
    {
      title: '§4.56 selection: each act has one notice, and Undo takes back the last one',
      events: [
        { ...changedOpen, change: { before: {}, after: {} } },
        changedOpen,
        { type: 'change.undone' },
      ],
      end: 'empty',
      effects: ['restoreMarks'],
      effectInputs: { restoreMarks: change },
    },
    {
      title: '§4.53 selection: the last row deselected ends it',
      events: [toggled(first), toggled(first)],
      end: 'empty',
      context: { ids: [] },
    },
  ],
};
