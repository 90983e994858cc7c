import { assign, setup } from 'xstate';
import { actionToProvide } from '../shared/must-be-provided';
import {
  faqFields,
  without,
  type FaqChange,
  type FaqFieldRef,
  type FaqText,
  type IndexedEntry,
} from './faq-entries';

/** The open entries of the draft’s list, its search and its last change. */
type FaqList = {
  /** Ids of the entries that are open for editing. */
  openIds: number[];
  /** The search; the list shows the entries it finds and the open ones. */
  query: string;
  /** Fields of a new entry that have not lost focus yet; they report no problem. */
  untouched: FaqFieldRef[];
  removed: IndexedEntry | null;
  movedId: number | null;
  /** The entry that the customer added last. */
  addedId: number | null;
  importedCount: number;
  replacedCount: number;
};

type Imported = { texts: FaqText[]; replacements: FaqText[]; replacedCount: number };

export type FaqListEvent =
  | Exclude<FaqChange, { type: 'deletion.undone' | 'entries.imported' }>
  | ({ type: 'entries.imported' } & Imported)
  | { type: 'deletion.undone' }
  | { type: 'entry.opened'; id: number }
  | { type: 'entry.closed'; id: number }
  | { type: 'query.changed'; query: string }
  | ({ type: 'field.blurred' } & FaqFieldRef)
  | { type: 'notice.dismissed' };

const changeDraft = {
  type: 'changeDraft',
  params: ({ event }: { event: FaqChange }) => event,
} as const;

const withId = ({ event }: { event: { id: number } }) => event;
const added = [
  changeDraft,
  { type: 'openEntry', params: withId },
  { type: 'setAdded', params: withId },
] as const;

/**
 * The chatbot's questions and answers (specification §4.22). The draft has the entries: an event
 * brings the id or the entry that it is about.
 */
export const faqListMachine = setup({
  types: { context: {} as FaqList, events: {} as FaqListEvent },
  actions: {
    changeDraft: actionToProvide<FaqChange>('changeDraft'),
    setAdded: assign((_, { id }: { id: number }) => ({
      untouched: faqFields.map((field) => ({ id, field })),
      addedId: id,
    })),
    setImported: assign((_, { texts, replacements, replacedCount }: Imported) => ({
      importedCount: texts.length + replacements.length - replacedCount,
      replacedCount,
    })),
    setRemoved: assign((_, { removed }: { removed: IndexedEntry }) => ({ removed })),
    setMoved: assign((_, { id }: { id: number }) => ({ movedId: id })),
    openEntry: assign(({ context }, { id }: { id: number }) => ({
      openIds: [...new Set([...context.openIds, id])],
    })),
    closeEntry: assign(({ context }, { id }: { id: number }) => ({
      openIds: context.openIds.filter((entryId) => entryId !== id),
    })),
    setQuery: assign((_, { query }: { query: string }) => ({ query })),
    touchField: assign(({ context }, field: FaqFieldRef) => ({
      untouched: without(context.untouched, field),
    })),
  },
  guards: {
    hasText: ({ event }) => event.type === 'entry.added' && event.text !== undefined,
  },
}).createMachine({
  id: 'faq-list',
  description: 'Edits the FAQ entries of the chatbot’s draft and offers undo.',
  context: {
    openIds: [],
    query: '',
    untouched: [],
    removed: null,
    movedId: null,
    addedId: null,
    importedCount: 0,
    replacedCount: 0,
  },
  initial: 'idle',
  on: {
    'entry.added': [
      {
        guard: 'hasText',
        target: '.added',
        actions: added,
        description: 'Customer adds an unanswered question; undo is offered.',
      },
      {
        target: '.idle',
        actions: added,
        description: 'Customer adds an empty entry at the end of the list.',
      },
    ],
    'entries.imported': {
      target: '.imported',
      actions: [changeDraft, { type: 'setImported', params: ({ event }) => event }],
      description: 'Customer imports entries; they are added at the end of the list.',
    },
    'entry.deleted': {
      target: '.deleted',
      actions: [changeDraft, { type: 'setRemoved', params: ({ event }) => event }],
      description: 'Customer deletes an entry; undo is offered.',
    },
    'entry.moved': {
      target: '.moved',
      actions: [changeDraft, { type: 'setMoved', params: ({ event }) => event }],
      description: 'Customer swaps an entry with its neighbor.',
    },
    'field.changed': {
      target: '.idle',
      actions: changeDraft,
      description: 'Customer types; an offer to undo ends.',
    },
    'entry.opened': {
      actions: { type: 'openEntry', params: ({ event }) => event },
      description: 'Customer opens an entry, or a field of it gets the focus.',
    },
    'entry.closed': {
      actions: { type: 'closeEntry', params: ({ event }) => event },
      description: 'Customer closes an entry without problems.',
    },
    'query.changed': {
      actions: { type: 'setQuery', params: ({ event }) => event },
      description: 'Customer searches the entries.',
    },
    'field.blurred': {
      actions: { type: 'touchField', params: ({ event }) => event },
      description: 'A field loses focus and reports its problems from now on.',
    },
  },
  states: {
    idle: { description: 'No notice is shown.' },
    moved: { description: 'The notice announces the entry’s new position.' },
    restored: { description: 'The notice confirms that the entry is back.' },
    added: {
      description: 'The notice offers to remove the added question.',
      on: { 'notice.dismissed': { target: 'idle', description: 'Customer dismisses the notice.' } },
    },
    imported: {
      description: 'The notice reports the number of imported entries.',
      on: { 'notice.dismissed': { target: 'idle', description: 'Customer dismisses the notice.' } },
    },
    deleted: {
      description: 'The notice offers to undo the deletion.',
      on: {
        'deletion.undone': {
          target: 'restored',
          actions: {
            type: 'changeDraft',
            params: ({ context: { removed } }) => ({ type: 'deletion.undone', removed }),
          },
          description: 'Customer undoes the deletion.',
        },
        'notice.dismissed': { target: 'idle', description: 'Customer dismisses the notice.' },
      },
    },
  },
});
