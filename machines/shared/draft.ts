import { assertEvent, assign, not, setup } from 'xstate';
import { noticeMs } from '#content/constants.ts';
import { isSame, merged } from './merged';
import { actionToProvide, callbackToProvide } from './must-be-provided';

/** A stored record, its value when editing began, and the edited fields. */
type Draft<Fields> = { stored: Fields; base: Fields; edits: Partial<Fields> };

export type DraftEvent<Fields> =
  | { type: 'field.changed'; change: Partial<Fields> }
  | { type: 'form.submitted' }
  | { type: 'changes.discarded' }
  | { type: 'store.changed'; record: Fields }
  | { type: 'sample.reset'; record: Fields };

interface Form<Fields> {
  id: string;
  description: string;
  /** Returns the validation problems by field; empty if valid. */
  problems(fields: Fields): object;
  /** Returns the fields to store. */
  normalize(fields: Fields): Fields;
}

const isEmpty = (record: object) => Object.keys(record).length === 0;
const differing = <Fields extends object>(fields: Partial<Fields>, record: Fields) =>
  Object.fromEntries(
    Object.entries(fields).filter(([name, value]) => !isSame(record[name as keyof Fields], value)),
  ) as Partial<Fields>;

function pruned<Fields extends object>({ stored, base, edits }: Draft<Fields>): Draft<Fields> {
  const remaining = differing(edits, stored);
  return { stored, base: isEmpty(remaining) ? stored : base, edits: remaining };
}

const isList = (value: unknown) => typeof value === 'object' && value !== null;

/** Returns the draft of a changed store: lists are merged, so they never conflict; other edits stay. */
function rebased<Fields extends object>({ base, edits }: Draft<Fields>, stored: Fields) {
  const next = { stored, base: { ...base }, edits: { ...edits } };
  for (const name of Object.keys(stored) as (keyof Fields)[]) {
    const edit = edits[name];
    if (!isList(stored[name]) || !isList(base[name])) continue;
    if (edit !== undefined && !isList(edit)) continue;
    next.base[name] = stored[name];
    if (edit !== undefined)
      next.edits[name] = merged<Fields[keyof Fields]>(base[name], edit, stored[name]);
  }
  return pruned(next);
}

const clean = <Fields>(stored: Fields): Draft<Fields> => ({ stored, base: stored, edits: {} });

/** Returns the fields of the form: the edits over the stored record. */
export const fieldsOf = <Fields>({ stored, edits }: Draft<Fields>) => ({ ...stored, ...edits });

/** Returns true if the store changed since editing began. */
export const isChangedElsewhere = <Fields extends object>({ stored, base }: Draft<Fields>) =>
  !isEmpty(differing(base, stored));

/** Creates the machine of a form that edits one stored record (decision 019). */
export const draftMachine = <Fields extends object>(form: Form<Fields>) =>
  setup({
    types: {
      context: {} as Draft<Fields>,
      events: {} as DraftEvent<Fields>,
      input: {} as { record: Fields },
      tags: {} as 'unsaved',
    },
    actors: { watchStore: callbackToProvide<DraftEvent<Fields>>('watchStore') },
    actions: {
      setField: assign(({ context, event }) => {
        assertEvent(event, 'field.changed');
        return pruned({ ...context, edits: { ...context.edits, ...event.change } });
      }),
      setStored: assign(({ context, event }) => {
        assertEvent(event, 'store.changed');
        return rebased(context, event.record);
      }),
      normalize: assign(({ context }) => ({ edits: form.normalize(fieldsOf(context)) })),
      keepFields: assign(({ context }) => clean(fieldsOf(context))),
      discard: assign(({ context }) => clean(context.stored)),
      reset: assign(({ event }) => {
        assertEvent(event, 'sample.reset');
        return clean(event.record);
      }),
      storeRecord: actionToProvide('storeRecord'),
    },
    guards: {
      isEdited: ({ context }) => !isEmpty(context.edits),
      isComplete: ({ context }) => isEmpty(form.problems(fieldsOf(context))),
    },
    delays: { notice: noticeMs },
  }).createMachine({
    id: form.id,
    description: form.description,
    context: ({ input }) => ({ stored: input.record, base: input.record, edits: {} }),
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
          actions: ['normalize', 'storeRecord', 'keepFields'],
          description: 'Customer saves.',
        },
        { target: '.rejected', description: 'A field is missing, malformed or too long.' },
      ],
      'changes.discarded': {
        target: '.clean',
        actions: 'discard',
        description: 'Customer discards the changes.',
      },
      'store.changed': {
        actions: 'setStored',
        description: 'The stored record changes, here or in another tab; edited fields stay.',
      },
      'sample.reset': {
        target: '.clean',
        actions: 'reset',
        description: 'Customer resets the sample data; the edits are discarded.',
      },
    },
    states: {
      clean: {
        description: 'The form shows the stored record.',
        always: {
          guard: 'isEdited',
          target: 'dirty',
          description: 'A field differs from the store.',
        },
      },
      dirty: {
        description: 'The form has unsaved changes.',
        tags: 'unsaved',
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
