import { assign, not, setup } from 'xstate';
import { noticeMs } from '../../content/constants';
import { actionToProvide, callbackToProvide } from './must-be-provided';

/** A stored record, what was stored when editing began, and the fields that differ from `stored`. */
type Draft<Fields> = { stored: Fields; base: Fields; edits: Partial<Fields> };

export type DraftEvent<Fields> =
  | { type: 'field.changed'; change: Partial<Fields> }
  | { type: 'form.submitted' }
  | { type: 'changes.discarded' }
  | { type: 'store.changed'; record: Fields }
  | { type: 'sample.reset'; record: Fields };

/** `problems` returns what keeps the fields from being saved; `normalize`, the fields as stored. */
type Form<Fields> = Record<'id' | 'description', string> & {
  problems: (fields: Fields) => object;
  normalize: (fields: Fields) => Fields;
};

const isEmpty = (record: object) => Object.keys(record).length === 0;
const differing = <Fields extends object>(fields: Partial<Fields>, record: Fields) =>
  Object.fromEntries(
    Object.entries(fields).filter(([name, value]) => record[name as keyof Fields] !== value),
  ) as Partial<Fields>;

function pruned<Fields extends object>({ stored, base, edits }: Draft<Fields>): Draft<Fields> {
  const left = differing(edits, stored);
  return { stored, base: isEmpty(left) ? stored : base, edits: left };
}

/** Returns the fields as the form shows them: what is edited here, else what is stored. */
export const fieldsOf = <Fields>({ stored, edits }: Draft<Fields>) => ({ ...stored, ...edits });

/** Returns whether the store has changed since editing began. */
export const isChangedElsewhere = <Fields extends object>({ stored, base }: Draft<Fields>) =>
  !isEmpty(differing(base, stored));

/** Creates the machine of a form that edits one stored record (decision 022). */
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
      setField: assign(({ context }, change: Partial<Fields>) =>
        pruned({ ...context, edits: { ...context.edits, ...change } }),
      ),
      followStore: assign(({ context }, stored: Fields) => pruned({ ...context, stored })),
      restart: assign((_, stored: Fields) => ({ stored, base: stored, edits: {} })),
      storeRecord: actionToProvide<Fields>('storeRecord'),
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
        actions: { type: 'setField', params: ({ event }) => event.change },
        description: 'Customer types or chooses.',
      },
      'form.submitted': [
        {
          guard: 'isComplete',
          target: '.saved',
          actions: { type: 'restart', params: ({ context }) => form.normalize(fieldsOf(context)) },
          description: 'Customer saves.',
        },
        { target: '.rejected', description: 'A field is missing, malformed or too long.' },
      ],
      'changes.discarded': {
        target: '.clean',
        actions: { type: 'restart', params: ({ context }) => context.stored },
        description: 'Customer discards the changes.',
      },
      'store.changed': {
        actions: { type: 'followStore', params: ({ event }) => event.record },
        description: 'The store has a new record. Fields follow it, except edited ones.',
      },
      'sample.reset': {
        target: '.clean',
        actions: { type: 'restart', params: ({ event }) => event.record },
        description: 'Customer resets the sample data on this page, which drops the edits too.',
      },
    },
    states: {
      clean: {
        description: 'The form shows what is stored.',
        always: { guard: 'isEdited', target: 'dirty', description: 'A field was edited.' },
      },
      dirty: {
        description: 'The form has unsaved changes.',
        tags: 'unsaved',
        always: { guard: not('isEdited'), target: 'clean', description: 'No change is left.' },
      },
      rejected: {
        description: 'The page reports what keeps the form from being saved.',
        tags: 'unsaved',
        always: { guard: 'isComplete', target: 'dirty', description: 'Every field is correct.' },
      },
      saved: {
        description: 'The page confirms that the changes are saved.',
        entry: { type: 'storeRecord', params: ({ context }) => context.stored },
        always: { guard: 'isEdited', target: 'dirty', description: 'A field was edited.' },
        after: { notice: { target: 'clean', description: 'The confirmation has been shown.' } },
      },
    },
  });
