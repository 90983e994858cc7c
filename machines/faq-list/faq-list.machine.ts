import { assign, setup } from 'xstate';
import { faqSaveMs } from '../../content/faq-list';
import { actionToProvide } from '../shared/must-be-provided';
import * as change from './faq-changes';
import * as faq from './faq-entries';

const keepList = { type: 'keepList', params: undefined } as const;
const keepTyped = { type: 'keepTyped', params: undefined } as const;
const focusOn = (params: change.FaqFocus) => ({ type: 'moveFocus' as const, params });

/** The questions and answers of the chatbot (contracts §7): ids are never used twice. */
export const faqListMachine = setup({
  types: {
    context: {} as change.FaqListContext,
    events: {} as change.FaqListEvent,
    input: {} as faq.FaqEntries,
  },
  actions: {
    addEntry: assign(({ context }) => change.entryAdded(context)),
    addTexts: assign(({ context }, event: change.FaqEvent<'entries.imported'>) =>
      change.textsAdded(context, event),
    ),
    setField: assign(({ context }, event: change.FaqEvent<'field.changed'>) =>
      change.fieldTyped(context, event),
    ),
    touchField: assign(({ context }, event: change.FaqEvent<'field.left'>) =>
      change.fieldTouched(context, event),
    ),
    removeEntry: assign(({ context }, event: change.FaqEvent<'entry.deleted'>) =>
      change.entryRemoved(context, event),
    ),
    putBackEntry: assign(({ context }) => change.entryPutBack(context)),
    moveEntry: assign(({ context }, event: change.FaqEvent<'entry.moved'>) =>
      change.entryMoved(context, event),
    ),
    takeStored: assign(({ context }, event: change.FaqEvent<'list.restored'>) =>
      faq.withTyped(event, context),
    ),
    noteWritten: assign((_, { isLasting }: { isLasting: boolean }) => ({ isLasting })),
    forgetTyped: assign({ typed: [] }),
    keepList: actionToProvide<undefined>('keepList'),
    keepTyped: actionToProvide<undefined>('keepTyped'),
    moveFocus: actionToProvide<change.FaqFocus>('moveFocus'),
  },
  guards: {
    hasEntry: ({ context, event }) =>
      'id' in event && context.entries.some(({ id }) => id === event.id),
    canMove: ({ context, event }) =>
      event.type === 'entry.moved' && faq.canMove(context.entries, event.id, event.by),
  },
  delays: { rest: faqSaveMs },
}).createMachine({
  id: 'faq-list',
  description: 'The FAQ entries, kept as they are typed; what is deleted can be brought back.',
  type: 'parallel',
  context: ({ input }) => ({
    ...input,
    typed: [],
    untouched: [],
    removed: null,
    movedId: null,
    importedCount: 0,
    isLasting: true,
  }),
  states: {
    saving: {
      description: 'Whether everything typed is stored.',
      initial: 'kept',
      on: {
        'entry.added': {
          target: '.kept',
          actions: [
            'addEntry',
            keepList,
            { type: 'moveFocus', params: ({ context }) => change.onNewest(context) },
          ],
          description: 'An empty entry joins the end of the list, ready to be typed into.',
        },
        'entries.imported': {
          target: '.kept',
          actions: [{ type: 'addTexts', params: ({ event }) => event }, keepList],
          description: 'Entries of a file join the end of the list.',
        },
        'entry.deleted': {
          guard: 'hasEntry',
          target: '.kept',
          actions: [
            { type: 'removeEntry', params: ({ event }) => event },
            keepList,
            focusOn({ id: null, part: 'undo' }),
          ],
          description: 'An entry leaves the list.',
        },
        'entry.moved': {
          guard: 'canMove',
          target: '.kept',
          actions: [
            { type: 'moveEntry', params: ({ event }) => event },
            keepList,
            { type: 'moveFocus', params: ({ event }) => change.onMoved(event) },
          ],
          description: 'An entry changes places with its neighbor.',
        },
        'field.changed': {
          guard: 'hasEntry',
          target: '.typing',
          actions: { type: 'setField', params: ({ event }) => event },
          description: 'Someone types; the rest before it is stored begins anew.',
        },
        'list.restored': {
          actions: { type: 'takeStored', params: ({ event }) => event },
          description: 'The stored list has changed, here or in another tab; what is typed stays.',
        },
        'list.written': {
          actions: { type: 'noteWritten', params: ({ event }) => event },
          description: 'The browser has stored the list, or could not.',
        },
      },
      states: {
        kept: {
          description: 'Everything is stored.',
          entry: 'forgetTyped',
          on: {
            'field.left': {
              actions: { type: 'touchField', params: ({ event }) => event },
              description: 'From now on it is said what a field lacks.',
            },
          },
        },
        typing: {
          description: 'Something typed is not stored yet.',
          after: {
            rest: { target: 'kept', actions: keepTyped, description: 'The typing has paused.' },
          },
          on: {
            'field.left': {
              target: 'kept',
              actions: [{ type: 'touchField', params: ({ event }) => event }, keepTyped],
              description: 'The field is left, and what was typed is stored at once.',
            },
            'page.left': {
              target: 'kept',
              actions: keepTyped,
              description: 'The page is left or hidden, and what was typed is stored at once.',
            },
          },
        },
      },
    },
    notice: {
      description: 'What is said about the last change.',
      initial: 'silent',
      on: {
        'entry.added': { target: '.silent', description: 'The new field speaks for itself.' },
        'field.changed': { target: '.silent', description: 'A change ends what was offered.' },
        'entry.deleted': { guard: 'hasEntry', target: '.deleted', description: 'Undo is offered.' },
        'entry.moved': { guard: 'canMove', target: '.moved', description: 'It has a new place.' },
        'entries.imported': { target: '.imported', description: 'Entries have come from a file.' },
      },
      states: {
        silent: { description: 'Nothing needs to be said.' },
        moved: { description: 'The new place of the moved entry is said.' },
        restored: { description: 'It is said that the entry is back.' },
        imported: {
          description: 'It is said how many entries have come.',
          on: {
            'notice.dismissed': {
              target: 'silent',
              actions: focusOn({ id: null, part: 'add' }),
              description: 'It has been read.',
            },
          },
        },
        deleted: {
          description: 'The entry can be brought back, in its place and with its id.',
          on: {
            'deletion.undone': {
              target: 'restored',
              actions: [
                'putBackEntry',
                keepList,
                { type: 'moveFocus', params: ({ context }) => change.besideRemoved(context) },
              ],
              description: 'The entry is brought back.',
            },
            'notice.dismissed': {
              target: 'silent',
              actions: {
                type: 'moveFocus',
                params: ({ context }) => change.besideRemoved(context),
              },
              description: 'The entry may go.',
            },
          },
        },
      },
    },
  },
});
