import { assertEvent, assign, not, setup } from 'xstate';
import { noticeMs } from '#content/constants.ts';
import { isSame, merged } from './merged';
import { actionToProvide, watcherToProvide } from './must-be-provided';

/** The edited fields and the record at the first edit; the current record is the store's. */
type Draft<Fields> = { base: Fields | null; edits: Partial<Fields> };

/** `record` is the stored record; a customer's event omits it if it is the base. */
export type DraftEvent<Fields> =
  | { type: 'field.changed'; change: Partial<Fields>; record?: Fields }
  | { type: 'form.submitted'; record?: Fields }
  | { type: 'changes.discarded' }
  | { type: 'store.changed'; record: Fields }
  | { type: 'sample.reset' };

interface Form<Fields> {
  id: string;
  description: string;
  /** Returns the validation problems by field; empty if valid. */
  problems(fields: Fields): object;
  /** Returns the fields to store. */
  normalize(fields: Fields): Fields;
}

const isEmpty = (record: object) => Object.keys(record).length === 0;
const filtered = <Fields extends object>(
  fields: Fields,
  isIncluded: (value: unknown, name: keyof Fields) => boolean,
) =>
  Object.fromEntries(
    Object.entries(fields).filter(([name, value]) => isIncluded(value, name as keyof Fields)),
  ) as Partial<Fields>;

const isList = (value: unknown) => typeof value === 'object' && value !== null;

/** Returns the fields of the form: the stored record with the edits; edited lists are merged. */
export function fieldsOf<Fields extends object>(record: Fields, { base, edits }: Draft<Fields>) {
  const fields = { ...record, ...edits };
  for (const name of Object.keys(edits) as (keyof Fields)[])
    if (base && isList(fields[name])) fields[name] = merged(base[name], fields[name], record[name]);
  return fields;
}

/** Returns the base with the stored lists: merged lists never conflict. */
const rebased = <Fields extends object>(
  record: Fields,
  { base, edits }: Draft<Fields>,
): Fields => ({
  ...record,
  ...(isEmpty(edits) ? null : base),
  ...filtered(record, isList),
});

/** Returns true if the store changed since editing began. */
export const isChangedElsewhere = <Fields extends object>(record: Fields, draft: Draft<Fields>) =>
  !isSame(rebased(record, draft), record);

/** Returns the stored record for an event of the customer; nothing if it is the base. */
export const recordBeside = <Fields extends object>(
  record: Fields,
  { base }: Draft<Fields>,
): { record?: Fields } =>
  base && isEmpty(filtered(record, (value, name) => value !== base[name])) ? {} : { record };

function recordAt<Fields>(event: DraftEvent<Fields>, { base }: Draft<Fields>): Fields {
  const record = ('record' in event && event.record) || base;
  if (!record) throw new Error('The first edit needs the stored record');
  return record;
}

/** Creates the machine of a form that edits one stored record (decision 019). */
export const draftMachine = <Fields extends object>(form: Form<Fields>) =>
  setup({
    types: {
      context: {} as Draft<Fields>,
      events: {} as DraftEvent<Fields>,
      tags: {} as 'unsaved',
    },
    actors: { watchStore: watcherToProvide('watchStore', 'store.changed', 'sample.reset') },
    actions: {
      setField: assign(({ context, event }) => {
        assertEvent(event, 'field.changed');
        const record = recordAt(event, context);
        const fields: Fields = { ...fieldsOf(record, context), ...event.change };
        return {
          base: rebased(record, context),
          edits: filtered(fields, (value, name) => !isSame(value, record[name])),
        };
      }),
      dropEdits: assign({ base: null, edits: {} }),
      storeRecord: actionToProvide<{ record: Fields; fields: Fields }>('storeRecord'),
    },
    guards: {
      isEdited: ({ context }) => !isEmpty(context.edits),
      isComplete: ({ context, event }) =>
        isEmpty(form.problems(fieldsOf(recordAt(event, context), context))),
      isSameAsRecord: ({ context, event }) =>
        event.type === 'store.changed' && isSame(fieldsOf(event.record, context), event.record),
    },
    delays: { notice: noticeMs },
  }).createMachine({
    id: form.id,
    description: form.description,
    context: { base: null, edits: {} },
    invoke: { id: 'watchStore', src: 'watchStore' },
    initial: 'clean',
    on: {
      'field.changed': {
        actions: 'setField',
        description: 'Customer edits a field.',
      },
      'form.submitted': [
        {
          guard: 'isComplete',
          target: '.saved',
          actions: {
            type: 'storeRecord',
            params({ context, event }) {
              const record = recordAt(event, context);
              return { record, fields: form.normalize(fieldsOf(record, context)) };
            },
          },
          description: 'Customer saves.',
        },
        { target: '.rejected', description: 'A field is missing, malformed or too long.' },
      ],
      'changes.discarded': {
        target: '.clean',
        description: 'Customer discards the changes.',
      },
      'sample.reset': {
        target: '.clean',
        description: 'Customer resets the sample data; the edits are discarded.',
      },
    },
    states: {
      clean: {
        description: 'The form shows the stored record.',
        entry: 'dropEdits',
        always: {
          guard: 'isEdited',
          target: 'dirty',
          description: 'A field differs from the store.',
        },
      },
      dirty: {
        description: 'The form has unsaved changes.',
        tags: 'unsaved',
        on: {
          'store.changed': {
            guard: 'isSameAsRecord',
            target: 'clean',
            description: 'Another tab stores the same values.',
          },
        },
        always: {
          guard: not('isEdited'),
          target: 'clean',
          description: 'No field differs from the store.',
        },
      },
      rejected: {
        description: 'The form reports its problems.',
        tags: 'unsaved',
        always: { guard: 'isComplete', target: 'dirty', description: 'Every field is valid.' },
      },
      saved: {
        description: 'The page confirms that the changes are saved.',
        entry: 'dropEdits',
        always: {
          guard: 'isEdited',
          target: 'dirty',
          description: 'A field differs from the store.',
        },
        after: { notice: { target: 'clean', description: 'The confirmation times out.' } },
      },
    },
  });

/** The machine of a form that edits one stored record. */
export type DraftMachine<Fields extends object> = ReturnType<typeof draftMachine<Fields>>;
