import { assign, setup } from 'xstate';
import { responseLimit } from '../../content/conversations';
import { actionToProvide } from '../shared/must-be-provided';

type Words = { text: string };

type EscalationReplyEvent =
  | { type: 'response.typed'; text: string }
  | { type: 'draft.saved' }
  | { type: 'draft.flushed' }
  | { type: 'send.pressed' }
  | { type: 'undo.pressed' }
  | { type: 'answer.changed'; draft: string; response: string | null };

/** A person's response to one escalated conversation: Pending until it is sent (specification §4). */
export const escalationReplyMachine = setup({
  types: { context: {} as Words, events: {} as EscalationReplyEvent },
  actions: {
    setText: assign({ text: (_, { text }: Words) => text }),
    keepDraft: actionToProvide<Words>('keepDraft'),
    sendResponse: actionToProvide<Words>('sendResponse'),
    withdrawResponse: actionToProvide<Words>('withdrawResponse'),
    showField: actionToProvide<undefined>('showField'),
  },
  guards: {
    isBlank: ({ context }) => context.text.trim() === '',
    isWritten: ({ context }) => context.text.trim() !== '',
    isTooLong: ({ context }) => context.text.length > responseLimit,
    fits: ({ context }) => context.text.length <= responseLimit,
    isSent: (_, { response }: { response: string | null }) => response !== null,
    isPending: (_, { response }: { response: string | null }) => response === null,
  },
  delays: { draftPause: 600 },
}).createMachine({
  id: 'escalation-reply',
  description: 'The response of a person to one escalated conversation.',
  context: { text: '' },
  initial: 'drafting',
  states: {
    drafting: {
      description: 'The conversation is pending; a person may be writing.',
      type: 'parallel',
      on: {
        'answer.changed': {
          guard: { type: 'isSent', params: ({ event }) => ({ response: event.response }) },
          target: 'sent',
          actions: { type: 'setText', params: ({ event }) => ({ text: event.response ?? '' }) },
          description: 'The response was sent from another tab.',
        },
      },
      states: {
        draft: {
          description: 'Whether what is written would outlive the page.',
          initial: 'kept',
          on: {
            'response.typed': {
              target: '.unkept',
              actions: { type: 'setText', params: ({ event }) => ({ text: event.text }) },
              description: 'A key is pressed.',
            },
            'draft.saved': {
              target: '.saved',
              actions: { type: 'keepDraft', params: ({ context }) => ({ text: context.text }) },
              description: 'Save draft is pressed.',
            },
          },
          states: {
            kept: {
              description: 'The draft is as this browser keeps it.',
              on: {
                'answer.changed': {
                  guard: {
                    type: 'isPending',
                    params: ({ event }) => ({ response: event.response }),
                  },
                  actions: { type: 'setText', params: ({ event }) => ({ text: event.draft }) },
                  description: 'Another tab has changed the draft.',
                },
              },
            },
            unkept: {
              description: 'Keys were pressed a moment ago.',
              after: {
                draftPause: {
                  target: 'kept',
                  actions: { type: 'keepDraft', params: ({ context }) => ({ text: context.text }) },
                  description: 'Nothing was typed for 0.6 s: the draft is kept by itself.',
                },
              },
              on: {
                'draft.flushed': {
                  target: 'kept',
                  actions: { type: 'keepDraft', params: ({ context }) => ({ text: context.text }) },
                  description: 'The field or the page is left.',
                },
              },
            },
            saved: {
              description: 'The draft is kept because the person asked for it, and that is said.',
              on: {
                'answer.changed': {
                  guard: {
                    type: 'isPending',
                    params: ({ event }) => ({ response: event.response }),
                  },
                  actions: { type: 'setText', params: ({ event }) => ({ text: event.draft }) },
                  description: 'The store has the draft, or another tab has changed it.',
                },
              },
            },
          },
        },
        check: {
          description: 'Whether it can be sent like this.',
          initial: 'fits',
          states: {
            fits: {
              description: 'Nothing is said against it.',
              always: {
                guard: 'isTooLong',
                target: 'tooLong',
                description: 'It has become too long.',
              },
              on: {
                'send.pressed': [
                  {
                    guard: 'isBlank',
                    target: 'empty',
                    actions: { type: 'showField', params: undefined },
                    description: 'There is nothing to send.',
                  },
                  {
                    target: '#escalation-reply.sent',
                    actions: {
                      type: 'sendResponse',
                      params: ({ context }) => ({ text: context.text }),
                    },
                    description: 'The person sends it.',
                  },
                ],
              },
            },
            empty: {
              description: 'Send was pressed without a word written; that is said.',
              always: { guard: 'isWritten', target: 'fits', description: 'A word is written.' },
              on: {
                'send.pressed': {
                  actions: { type: 'showField', params: undefined },
                  description: 'There is still nothing to send.',
                },
              },
            },
            tooLong: {
              description: 'The limit is told until it fits.',
              always: { guard: 'fits', target: 'fits', description: 'It has been cut.' },
              on: {
                'send.pressed': {
                  actions: { type: 'showField', params: undefined },
                  description: 'It has to be cut first.',
                },
              },
            },
          },
        },
      },
    },
    sent: {
      description: 'The conversation is answered; the response can be taken back.',
      on: {
        'undo.pressed': {
          target: 'drafting',
          actions: { type: 'withdrawResponse', params: ({ context }) => ({ text: context.text }) },
          description: 'The person takes it back: it is a draft again.',
        },
        'answer.changed': [
          {
            guard: { type: 'isPending', params: ({ event }) => ({ response: event.response }) },
            target: 'drafting',
            actions: { type: 'setText', params: ({ event }) => ({ text: event.draft }) },
            description: 'It was taken back in another tab, or the sample was reset.',
          },
          {
            actions: { type: 'setText', params: ({ event }) => ({ text: event.response ?? '' }) },
            description: 'The store has the response.',
          },
        ],
      },
    },
  },
});
