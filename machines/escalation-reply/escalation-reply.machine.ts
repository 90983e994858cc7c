import { assign, setup } from 'xstate';
import { responseLimit } from '#content/workspace/conversations.ts';
import { actionToProvide } from '../shared/must-be-provided';

type Response = { text: string };

type EscalationReplyEvent =
  | ({ type: 'response.typed' } & Response)
  | { type: 'draft.saved' }
  | { type: 'draft.flushed' }
  | ({ type: 'send.pressed' } & Response);

const words = ({ event }: { event: Response }) => ({ text: event.text });
const typed = ({ context }: { context: Response }) => ({ text: context.text });
const isBlank = ({ text }: Response) => text.trim() === '';

/**
 * The response to one escalated conversation (specification §4.7). The store holds the draft and
 * the response; `text` is typed but not stored yet.
 */
export const escalationReplyMachine = setup({
  types: { context: {} as Response, events: {} as EscalationReplyEvent },
  actions: {
    setText: assign((_, { text }: Response) => ({ text })),
    storeDraft: actionToProvide<Response>('storeDraft'),
    sendResponse: actionToProvide<Response>('sendResponse'),
  },
  guards: {
    isBlank: (_, response: Response) => isBlank(response),
    isWritten: (_, response: Response) => !isBlank(response),
    isSendable: (_, response: Response) =>
      !isBlank(response) && response.text.length <= responseLimit,
  },
  delays: { debounce: 600 },
}).createMachine({
  id: 'escalation-reply',
  description: 'Drafts and sends the response to one escalated conversation.',
  context: { text: '' },
  type: 'parallel',
  states: {
    draft: {
      description: 'Stores the draft.',
      initial: 'stored',
      on: {
        'response.typed': {
          target: '.typing',
          actions: { type: 'setText', params: words },
          description: 'Agent types.',
        },
        'send.pressed': {
          guard: { type: 'isSendable', params: words },
          target: '.stored',
          actions: { type: 'sendResponse', params: words },
          description: 'Agent sends the response.',
        },
      },
      states: {
        stored: {
          description: 'The field shows the stored draft.',
          on: { 'draft.saved': { target: 'saved', description: 'Agent presses Save draft.' } },
        },
        typing: {
          description: 'The field shows text that is not stored yet.',
          after: {
            debounce: {
              target: 'stored',
              actions: { type: 'storeDraft', params: typed },
              description: 'Agent stops typing for 0.6 s.',
            },
          },
          on: {
            'draft.flushed': {
              target: 'stored',
              actions: { type: 'storeDraft', params: typed },
              description: 'Agent leaves the field or the page.',
            },
            'draft.saved': {
              target: 'saved',
              actions: { type: 'storeDraft', params: typed },
              description: 'Agent presses Save draft.',
            },
          },
        },
        saved: { description: 'The page confirms that the draft is stored.' },
      },
    },
    check: {
      description: 'Reports a missing response.',
      initial: 'unchecked',
      states: {
        unchecked: {
          description: 'No problem is reported.',
          on: {
            'send.pressed': {
              guard: { type: 'isBlank', params: words },
              target: 'empty',
              description: 'Agent sends an empty response.',
            },
          },
        },
        empty: {
          description: 'The page asks for a response.',
          on: {
            'response.typed': {
              guard: { type: 'isWritten', params: words },
              target: 'unchecked',
              description: 'Agent types a response.',
            },
          },
        },
      },
    },
  },
});
