import { assign, setup } from 'xstate';
import { faqSaveMs } from '#content/workspace/faq-list.ts';
import { actionToProvide, callbackToProvide } from '../shared/must-be-provided';
import * as faq from './faq-entries';

type TypedField = faq.FaqFieldRef & { value: string };
export type FaqListEvent =
  | faq.FaqChange
  | ({ type: 'field.changed' } & TypedField)
  | ({ type: 'field.blurred' } & faq.FaqFieldRef)
  | { type: 'page.exited' }
  | { type: 'notice.dismissed' }
  | ({ type: 'store.changed' } & faq.FaqEntries);

const params = ({ event }: { event: faq.FaqChange }) => event;
const change = [
  { type: 'storeChange', params },
  { type: 'changeList', params },
] as const;
const storeTyped = [{ type: 'storeTyped', params: undefined }, 'clearTyped'] as const;

/** The chatbot's questions and answers (specification §17); ids are never reused. */
export const faqListMachine = setup({
  types: { context: {} as faq.FaqList, events: {} as FaqListEvent, input: {} as faq.FaqEntries },
  actors: { watchStore: callbackToProvide<FaqListEvent>('watchStore') },
  actions: {
    storeChange: actionToProvide<faq.FaqChange>('storeChange'),
    storeTyped: actionToProvide<undefined>('storeTyped'),
    changeList: assign(({ context }, event: faq.FaqChange) => ({
      ...faq.changed(context, event),
      typed: [],
    })),
    setField: assign(({ context }, field: TypedField) => faq.typedInto(context, field)),
    touchField: assign(({ context }, field: faq.FaqFieldRef) => ({
      untouched: faq.without(context.untouched, field),
    })),
    mergeStored: assign(({ context }, stored: faq.FaqEntries) => faq.withTyped(stored, context)),
    clearTyped: assign({ typed: [] }),
  },
  guards: {
    hasEntry: ({ context, event }) =>
      'id' in event && faq.findEntry(context.entries, event.id) !== null,
    canMove: ({ context, event }) =>
      event.type === 'entry.moved' && faq.canMove(context.entries, event.id, event.by),
  },
  delays: { debounce: faqSaveMs },
}).createMachine({
  id: 'faq-list',
  description: 'Edits the FAQ entries, stores them automatically and offers undo.',
  context: ({ input }) => faq.opened(input),
  invoke: { id: 'watchStore', src: 'watchStore' },
  initial: 'idle',
  on: {
    'entry.added': {
      target: '.idle',
      actions: change,
      description: 'Customer adds an empty entry at the end of the list.',
    },
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
      target: '.typing',
      actions: { type: 'setField', params: ({ event }) => event },
      description: 'Customer types; the debounce restarts.',
    },
    'field.blurred': {
      actions: { type: 'touchField', params: ({ event }) => event },
      description: 'A field loses focus and reports its problems from now on.',
    },
    'store.changed': {
      actions: { type: 'mergeStored', params: ({ event }) => event },
      description: 'The stored list changes, here or in another tab; unsaved text stays.',
    },
  },
  states: {
    idle: { description: 'Every change is stored. No notice is shown.' },
    typing: {
      description: 'A field has unsaved text.',
      after: {
        debounce: {
          target: 'idle',
          actions: storeTyped,
          description: 'Customer stops typing; the text is stored.',
        },
      },
      on: {
        'field.blurred': {
          target: 'idle',
          actions: [{ type: 'touchField', params: ({ event }) => event }, ...storeTyped],
          description: 'A field loses focus; the text is stored immediately.',
        },
        'page.exited': {
          target: 'idle',
          actions: storeTyped,
          description: 'The page is left or hidden; the text is stored immediately.',
        },
      },
    },
    moved: { description: 'The notice announces the entry’s new position.' },
    restored: { description: 'The notice confirms that the entry is back.' },
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
