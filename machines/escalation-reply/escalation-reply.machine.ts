import { assign, setup } from 'xstate';
import { responseLimit } from '#content/workspace/conversations.ts';
import { actionToProvide } from '../shared/must-be-provided';

type Words = { text: string };

type EscalationReplyEvent =
  | ({ type: 'response.typed' } & Words)
  | { type: 'draft.saved' }
  | { type: 'draft.flushed' }
  | ({ type: 'send.pressed' } & Words);

const words = ({ event }: { event: Words }) => ({ text: event.text });
const typed = ({ context }: { context: Words }) => ({ text: context.text });
const isBlank = ({ text }: Words) => text.trim() === '';

/**
 * What a person writes to answer one escalated conversation (specification §4). The draft and the
 * response themselves are the store's; `text` is what has been typed and not stored yet.
 */
export const escalationReplyMachine = setup({
  types: { context: {} as Words, events: {} as EscalationReplyEvent },
  actions: {
    setText: assign((_, { text }: Words) => ({ text })),
    storeDraft: actionToProvide<Words>('storeDraft'),
    sendResponse: actionToProvide<Words>('sendResponse'),
  },
  guards: {
    isBlank: (_, response: Words) => isBlank(response),
    isWritten: (_, response: Words) => !isBlank(response),
    isSendable: (_, response: Words) => !isBlank(response) && response.text.length <= responseLimit,
  },
  delays: { draftPause: 600 },
}).createMachine({
  id: 'escalation-reply',
  description: 'A person’s response to one escalated conversation, until it is sent.',
  context: { text: '' },
  type: 'parallel',
  states: {
    draft: {
      description: 'Whether the draft is stored.',
      initial: 'stored',
      on: {
        'response.typed': {
          target: '.typing',
          actions: { type: 'setText', params: words },
          description: 'Person types.',
        },
        'send.pressed': {
          guard: { type: 'isSendable', params: words },
          target: '.stored',
          actions: { type: 'sendResponse', params: words },
          description: 'Person sends the response.',
        },
      },
      states: {
        stored: {
          description: 'The field shows the stored draft.',
          on: { 'draft.saved': { target: 'saved', description: 'Person presses Save draft.' } },
        },
        typing: {
          description: 'The field shows what is typed.',
          after: {
            draftPause: {
              target: 'stored',
              actions: { type: 'storeDraft', params: typed },
              description: 'Nothing is typed for 0.6 s.',
            },
          },
          on: {
            'draft.flushed': {
              target: 'stored',
              actions: { type: 'storeDraft', params: typed },
              description: 'Person leaves the field or the page.',
            },
            'draft.saved': {
              target: 'saved',
              actions: { type: 'storeDraft', params: typed },
              description: 'Person presses Save draft.',
            },
          },
        },
        saved: { description: 'The page confirms that the draft is stored.' },
      },
    },
    check: {
      description: 'Whether a missing response is reported.',
      initial: 'unchecked',
      states: {
        unchecked: {
          description: 'Nothing is reported.',
          on: {
            'send.pressed': {
              guard: { type: 'isBlank', params: words },
              target: 'empty',
              description: 'Person sends nothing.',
            },
          },
        },
        empty: {
          description: 'The page asks for a response.',
          on: {
            'response.typed': {
              guard: { type: 'isWritten', params: words },
              target: 'unchecked',
              description: 'Person writes a word.',
            },
          },
        },
      },
    },
  },
});
