import { assign, setup } from 'xstate';
import { actionToProvide, callbackToProvide } from '../shared/must-be-provided';
import * as faq from './faq-entries';

export type FaqListEvent =
  | faq.FaqChange
  | { type: 'entry.opened'; id: number }
  | { type: 'entry.closed'; id: number }
  | { type: 'query.changed'; query: string }
  | ({ type: 'field.blurred' } & faq.FaqFieldRef)
  | { type: 'notice.dismissed' }
  | ({ type: 'store.changed' } & faq.FaqEntries);

const params = ({ event }: { event: faq.FaqChange }) => event;
const change = [
  { type: 'storeChange', params },
  { type: 'changeList', params },
] as const;

/** The chatbot's questions and answers (specification §17); ids are never reused. */
export const faqListMachine = setup({
  types: { context: {} as faq.FaqList, events: {} as FaqListEvent, input: {} as faq.FaqEntries },
  actors: { watchStore: callbackToProvide<FaqListEvent>('watchStore') },
  actions: {
    storeChange: actionToProvide<faq.FaqChange>('storeChange'),
    changeList: assign(({ context }, event: faq.FaqChange) => faq.changed(context, event)),
    openEntry: assign(({ context }, { id }: { id: number }) => ({ open: [...context.open, id] })),
    closeEntry: assign(({ context }, { id }: { id: number }) => ({
      open: context.open.filter((entryId) => entryId !== id),
    })),
    setQuery: assign((_, { query }: { query: string }) => ({ query })),
    touchField: assign(({ context }, field: faq.FaqFieldRef) => ({
      untouched: faq.without(context.untouched, field),
    })),
    followStore: assign(({ context }, { nextId, entries }: faq.FaqEntries) => ({
      nextId: Math.max(nextId, context.nextId),
      entries,
    })),
  },
  guards: {
    hasEntry: ({ context, event }) =>
      'id' in event && faq.findEntry(context.entries, event.id) !== null,
    isClosed: ({ context, event }) =>
      event.type === 'entry.opened' && !context.open.includes(event.id),
    canClose: ({ context, event }) =>
      event.type === 'entry.closed' &&
      context.open.includes(event.id) &&
      context.entries.some((entry) => entry.id === event.id && !faq.hasProblem(entry)),
    canMove: ({ context, event }) =>
      event.type === 'entry.moved' && faq.canMove(context.entries, event.id, event.by),
    hasText: ({ event }) => event.type === 'entry.added' && event.text !== undefined,
  },
}).createMachine({
  id: 'faq-list',
  description: 'Edits the FAQ entries of the chatbot’s draft and offers undo.',
  context: ({ input }) => faq.opened(input),
  invoke: { id: 'watchStore', src: 'watchStore' },
  initial: 'idle',
  on: {
    'entry.added': [
      {
        guard: 'hasText',
        target: '.added',
        actions: change,
        description: 'Customer adds an unanswered question; undo is offered.',
      },
      {
        target: '.idle',
        actions: change,
        description: 'Customer adds an empty entry at the end of the list.',
      },
    ],
    'entries.imported': {
      target: '.imported',
      actions: change,
      description: 'Customer imports entries; they are added at the end of the list.',
    },
    'entry.deleted': {
      guard: 'hasEntry',
      target: '.deleted',
      actions: change,
      description: 'Customer deletes an entry; undo is offered.',
    },
    'entry.moved': {
      guard: 'canMove',
      target: '.moved',
      actions: change,
      description: 'Customer swaps an entry with its neighbor.',
    },
    'field.changed': {
      guard: 'hasEntry',
      target: '.idle',
      actions: change,
      description: 'Customer types; an offer to undo ends.',
    },
    'entry.opened': {
      guard: 'isClosed',
      actions: { type: 'openEntry', params: ({ event }) => event },
      description: 'Customer opens an entry, or a field of it gets the focus.',
    },
    'entry.closed': {
      guard: 'canClose',
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
    'store.changed': {
      actions: { type: 'followStore', params: ({ event }) => event },
      description: 'The draft changes: by an event here, a discard or another tab.',
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
          actions: change,
          description: 'Customer undoes the deletion.',
        },
        'notice.dismissed': { target: 'idle', description: 'Customer dismisses the notice.' },
      },
    },
  },
});
