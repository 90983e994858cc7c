import { assign, setup } from 'xstate';
import { faqSaveMs } from '#content/workspace/faq-list.ts';
import { actionToProvide, callbackToProvide } from '../shared/must-be-provided';
import * as faq from './faq-entries';

type TypedField = faq.FaqFieldRef & { value: string };
export type FaqListEvent =
  | faq.FaqChange
  | ({ type: 'field.changed' } & TypedField)
  | ({ type: 'field.blurred' } & faq.FaqFieldRef)
  | { type: 'page.left' }
  | { type: 'notice.dismissed' }
  | ({ type: 'store.changed' } & faq.FaqEntries);

const params = ({ event }: { event: faq.FaqChange }) => event;
const change = [
  { type: 'storeChange', params },
  { type: 'changeList', params },
] as const;
const storeTyped = [{ type: 'storeTyped', params: undefined }, 'forgetTyped'] as const;

/** The questions and answers of the chatbot (contracts §7): ids are never used twice. */
export const faqListMachine = setup({
  types: {
    context: {} as faq.FaqList,
    events: {} as FaqListEvent,
    input: {} as faq.FaqEntries,
  },
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
    takeStored: assign(({ context }, stored: faq.FaqEntries) => faq.withTyped(stored, context)),
    forgetTyped: assign({ typed: [] }),
  },
  guards: {
    hasEntry: ({ context, event }) =>
      'id' in event && faq.placed(context.entries, event.id) !== null,
    canMove: ({ context, event }) =>
      event.type === 'entry.moved' && faq.canMove(context.entries, event.id, event.by),
  },
  delays: { rest: faqSaveMs },
}).createMachine({
  id: 'faq-list',
  description: 'The FAQ entries, stored as they are typed; a deleted entry can be brought back.',
  context: ({ input }) => faq.opened(input),
  invoke: { id: 'watchStore', src: 'watchStore' },
  initial: 'silent',
  on: {
    'entry.added': {
      target: '.silent',
      actions: change,
      description: 'An empty entry joins the end of the list, ready to be typed into.',
    },
    'entries.imported': {
      target: '.imported',
      actions: change,
      description: 'Entries of a file join the end of the list.',
    },
    'entry.deleted': {
      guard: 'hasEntry',
      target: '.deleted',
      actions: change,
      description: 'An entry leaves the list, and undo is offered.',
    },
    'entry.moved': {
      guard: 'canMove',
      target: '.moved',
      actions: change,
      description: 'An entry changes places with its neighbor.',
    },
    'field.changed': {
      guard: 'hasEntry',
      target: '.typing',
      actions: { type: 'setField', params: ({ event }) => event },
      description: 'The customer types, and the rest before it is stored begins again.',
    },
    'field.blurred': {
      actions: { type: 'touchField', params: ({ event }) => event },
      description: 'From now on the field says what it lacks.',
    },
    'store.changed': {
      actions: { type: 'takeStored', params: ({ event }) => event },
      description: 'The stored list changes, here or in another tab; what is typed stays.',
    },
  },
  states: {
    silent: { description: 'Everything is stored, and nothing needs to be said.' },
    typing: {
      description: 'Something typed is not stored yet.',
      after: {
        rest: { target: 'silent', actions: storeTyped, description: 'The typing pauses.' },
      },
      on: {
        'field.blurred': {
          target: 'silent',
          actions: [{ type: 'touchField', params: ({ event }) => event }, ...storeTyped],
          description: 'The field is left, and its text is stored at once.',
        },
        'page.left': {
          target: 'silent',
          actions: storeTyped,
          description: 'The page is left or hidden, and the text is stored at once.',
        },
      },
    },
    moved: { description: 'The list says the new place of the moved entry.' },
    restored: { description: 'The list says that the entry is back.' },
    imported: {
      description: 'The list says how many entries have come.',
      on: {
        'notice.dismissed': { target: 'silent', description: 'The customer has read it.' },
      },
    },
    deleted: {
      description: 'The entry can be brought back, in its place and with its id.',
      on: {
        'deletion.undone': {
          target: 'restored',
          actions: change,
          description: 'The customer brings the entry back.',
        },
        'notice.dismissed': { target: 'silent', description: 'The customer lets the entry go.' },
      },
    },
  },
});
