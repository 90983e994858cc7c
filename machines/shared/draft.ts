import { assign, not, setup, type StateMachine } from 'xstate';
import { noticeMs } from '#content/constants.ts';
import { actionToProvide, callbackToProvide } from './must-be-provided';

/** A stored record, what was stored when editing began, and the fields that differ from `stored`. */
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
  /** Returns what keeps the fields from being saved, by field; empty for nothing. */
  problems(fields: Fields): object;
  /** Returns the fields as they are stored. */
  normalize(fields: Fields): Fields;
}

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

const anyDraftMachine = (form: Form<object>) =>
  setup({
    types: {
      context: {} as Draft<object>,
      events: {} as DraftEvent<object>,
      input: {} as { record: object },
      tags: {} as 'unsaved',
    },
    actors: { watchStore: callbackToProvide<DraftEvent<object>>('watchStore') },
    actions: {
      setField: assign(({ context }, change: object) =>
        pruned({ ...context, edits: { ...context.edits, ...change } }),
      ),
      followStore: assign(({ context }, stored: object) => pruned({ ...context, stored })),
      restart: assign((_, stored: object) => ({ stored, base: stored, edits: {} })),
      storeRecord: actionToProvide<object>('storeRecord'),
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

type AnyDraft = ReturnType<typeof anyDraftMachine>;
/** The machine of any draft, with the types of one record. */
// prettier-ignore
export type DraftMachine<Fields> =
  AnyDraft extends StateMachine<Draft<object>, DraftEvent<object>, infer Children, infer Actor, infer Action,
    infer Guard, infer Delay, infer Value, infer Tag, { record: object }, infer Output, infer Emitted, infer Meta, infer Config>
    ? StateMachine<Draft<Fields>, DraftEvent<Fields>, Children, Actor, Action,
        Guard, Delay, Value, Tag, { record: Fields }, Output, Emitted, Meta, Config>
    : never;

/** Creates the machine of a form that edits one stored record (decision 022). */
export const draftMachine = <Fields extends object>(form: Form<Fields>) =>
  anyDraftMachine(form) as unknown as DraftMachine<Fields>;
