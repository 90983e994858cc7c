import { assign, not, setup, type StateMachine } from 'xstate';
import { noticeMs } from '#content/constants.ts';
import { isSame, merged } from './merged';
import { actionToProvide, callbackToProvide } from './must-be-provided';

/** A stored record, its value when editing began, and the edited fields. */
type Draft<Fields> = { stored: Fields; base: Fields; edits: Partial<Fields> };

/** A record to store, and the stored one that the customer edited. */
export type Saved<Fields> = { before: Fields; record: Fields };

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
function followed({ base, edits }: Draft<object>, stored: object): Draft<object> {
  const [before, own] = [base, edits] as readonly Readonly<Record<string, unknown>>[];
  const lists = Object.entries(stored).filter(
    ([name, value]) =>
      isList(value) && isList(before?.[name]) && (own?.[name] === undefined || isList(own[name])),
  );
  const edited = lists.flatMap(([name, value]: [string, unknown]): [string, unknown][] => {
    const edit = own?.[name];
    if (edit === undefined) return [];
    const both = merged(before?.[name], edit, value);
    return [[name, isSame(both, edit) ? edit : both]];
  });
  return pruned({
    stored,
    base: { ...base, ...Object.fromEntries(lists) },
    edits: { ...edits, ...Object.fromEntries(edited) },
  });
}

/** Returns the fields of the form: the edits over the stored record. */
export const fieldsOf = <Fields>({ stored, edits }: Draft<Fields>) => ({ ...stored, ...edits });

/** Returns true if the store changed since editing began. */
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
      setStored: assign(({ context }, stored: object) => followed(context, stored)),
      reset: assign((_, stored: object) => ({ stored, base: stored, edits: {} })),
      storeRecord: actionToProvide<Saved<object>>('storeRecord'),
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
        description: 'Customer edits a field.',
      },
      'form.submitted': [
        {
          guard: 'isComplete',
          target: '.saved',
          actions: [
            {
              type: 'storeRecord',
              params: ({ context }) => ({
                before: context.stored,
                record: form.normalize(fieldsOf(context)),
              }),
            },
            { type: 'reset', params: ({ context }) => form.normalize(fieldsOf(context)) },
          ],
          description: 'Customer saves.',
        },
        { target: '.rejected', description: 'A field is missing, malformed or too long.' },
      ],
      'changes.discarded': {
        target: '.clean',
        actions: { type: 'reset', params: ({ context }) => context.stored },
        description: 'Customer discards the changes.',
      },
      'store.changed': {
        actions: { type: 'setStored', params: ({ event }) => event.record },
        description: 'The stored record changes, here or in another tab; edited fields stay.',
      },
      'sample.reset': {
        target: '.clean',
        actions: { type: 'reset', params: ({ event }) => event.record },
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

type AnyDraft = ReturnType<typeof anyDraftMachine>;
/** The machine of any draft, with the types of one record. */
// oxfmt-ignore
export type DraftMachine<Fields> =
  AnyDraft extends StateMachine<Draft<object>, DraftEvent<object>, infer Children, infer Actor, infer Action,
    infer Guard, infer Delay, infer Value, infer Tag, { record: object }, infer Output, infer Emitted, infer Meta, infer Config>
    ? StateMachine<Draft<Fields>, DraftEvent<Fields>, Children, Actor, Action,
        Guard, Delay, Value, Tag, { record: Fields }, Output, Emitted, Meta, Config>
    : never;

/** Creates the machine of a form that edits one stored record (decision 019). */
export const draftMachine = <Fields extends object>(form: Form<Fields>) =>
  anyDraftMachine(form) as unknown as DraftMachine<Fields>;
