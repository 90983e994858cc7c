import { assign, setup } from 'xstate';
import type { ChatbotConfig } from '../../content/sample/workspace';
import { chatbotProblems } from '../chatbot-problems';
import { promiseToProvide } from '../shared/must-be-provided';

type Changed = { change: Partial<ChatbotConfig> };
type Stored = { stored: ChatbotConfig };

type ChatbotDraftEvent =
  | ({ type: 'draft.changed' } & Changed)
  | ({ type: 'store.changed' } & Stored)
  | ({ type: 'sample.reset' } & Stored)
  | { type: 'changes.saved' }
  | { type: 'changes.discarded' };

const areSame = (one: ChatbotConfig, other: ChatbotConfig) =>
  one.name === other.name && one.greeting === other.greeting && one.includeFaq === other.includeFaq;

const change = ({ event }: { event: Changed }) => ({ change: event.change });
const stored = ({ event }: { event: Stored }) => ({ stored: event.stored });
const typing = { type: 'setDraft', params: change } as const;
const isNews = { type: 'isNews', params: stored } as const;

/** The chatbot as it is being written (specification §3): nothing typed is lost by a slip. */
export const chatbotDraftMachine = setup({
  types: {
    context: {} as { draft: ChatbotConfig } & Stored,
    events: {} as ChatbotDraftEvent,
    input: {} as Stored,
  },
  actions: {
    setDraft: assign({
      draft: ({ context }, params: Changed) => ({ ...context.draft, ...params.change }),
    }),
    noteStored: assign((_, params: Stored) => ({ stored: params.stored })),
    followStored: assign((_, params: Stored) => ({ stored: params.stored, draft: params.stored })),
    takeDraftForStored: assign({ stored: ({ context }) => context.draft }),
    takeStoredForDraft: assign({ draft: ({ context }) => context.stored }),
  },
  guards: {
    isComplete: ({ context }) => Object.keys(chatbotProblems(context.draft)).length === 0,
    isUnsaved: ({ context }) => !areSame(context.draft, context.stored),
    isNews: ({ context }, params: Stored) => !areSame(params.stored, context.stored),
    isDraft: ({ context }, params: Stored) => areSame(params.stored, context.draft),
    isOther: ({ context }, params: Changed) =>
      !areSame({ ...context.draft, ...params.change }, context.draft),
    restoresStored: ({ context }, params: Changed) =>
      areSame({ ...context.draft, ...params.change }, context.stored),
    isKept: (_, { kept }: { kept: boolean }) => kept,
  },
  delays: { notice: 6_000 },
  actors: {
    saveDraft: promiseToProvide<{ kept: boolean }, { draft: ChatbotConfig }>('saveDraft'),
  },
}).createMachine({
  id: 'chatbot-draft',
  description: 'The name, the greeting and the snippet’s content, from typing to saving.',
  context: ({ input }) => ({ draft: input.stored, stored: input.stored }),
  initial: 'clean',
  on: {
    'sample.reset': {
      target: '.clean',
      actions: { type: 'followStored', params: stored },
      description: 'The customer has reset the sample here, and knows that unsaved changes go too.',
    },
  },
  states: {
    clean: {
      description: 'What is shown is what is saved.',
      on: {
        'draft.changed': {
          guard: { type: 'isOther', params: change },
          target: 'dirty',
          actions: typing,
          description: 'The customer begins to change something.',
        },
        'store.changed': {
          actions: { type: 'followStored', params: stored },
          description: 'Another tab has saved, or reset the sample: it is shown here too.',
        },
      },
    },
    dirty: {
      description: 'There are changes that are not saved.',
      type: 'parallel',
      on: {
        'draft.changed': [
          {
            guard: { type: 'restoresStored', params: change },
            target: 'clean',
            actions: typing,
            description: 'Everything is as saved again.',
          },
          { actions: typing, description: 'The customer types on.' },
        ],
        'store.changed': [
          {
            guard: { type: 'isDraft', params: stored },
            target: 'clean',
            actions: { type: 'noteStored', params: stored },
            description: 'Another tab has saved the very same.',
          },
          {
            guard: isNews,
            target: '.elsewhere.overtaken',
            actions: { type: 'noteStored', params: stored },
            description: 'Another tab has saved something else. What is typed here stays.',
          },
        ],
        'changes.saved': [
          { guard: 'isComplete', target: 'saving', description: 'Nothing is wrong.' },
          { target: '.fields.rejected', description: 'Something is missing or too long.' },
        ],
        'changes.discarded': {
          target: 'clean',
          actions: 'takeStoredForDraft',
          description: 'The customer lets the changes go.',
        },
      },
      states: {
        fields: {
          description: 'Whether what is missing is said.',
          initial: 'unchecked',
          states: {
            unchecked: { description: 'Only what is too long is said.' },
            rejected: {
              description: 'What is missing is said beside its field.',
              always: {
                guard: 'isComplete',
                target: 'unchecked',
                description: 'Nothing is missing any more.',
              },
            },
          },
        },
        elsewhere: {
          description: 'Whether what is saved has changed since the typing began.',
          initial: 'unchanged',
          states: {
            unchanged: { description: 'Nobody else has saved.' },
            overtaken: { description: 'Another tab has saved, and the page says so.' },
          },
        },
      },
    },
    saving: {
      description: 'The changes are being written to this browser.',
      entry: 'takeDraftForStored',
      invoke: {
        id: 'saveDraft',
        src: 'saveDraft',
        input: ({ context }) => ({ draft: context.stored }),
        onDone: [
          {
            guard: { type: 'isKept', params: ({ event }) => ({ kept: event.output.kept }) },
            target: 'saved.kept',
            description: 'They outlive the page.',
          },
          { target: 'saved.unkept', description: 'They live as long as the page.' },
        ],
      },
      on: { 'draft.changed': { actions: typing, description: 'The customer types on.' } },
    },
    saved: {
      description: 'The changes are saved, and the page says so.',
      initial: 'kept',
      always: {
        guard: 'isUnsaved',
        target: 'dirty',
        description: 'The customer has typed on.',
      },
      on: {
        'draft.changed': { actions: typing, description: 'The customer goes on changing.' },
        'store.changed': {
          guard: isNews,
          target: 'clean',
          actions: { type: 'followStored', params: stored },
          description: 'Another tab has saved later.',
        },
      },
      states: {
        kept: {
          description: 'They outlive the page.',
          after: {
            notice: { target: '#chatbot-draft.clean', description: 'It has been said for 6 s.' },
          },
        },
        unkept: { description: 'They do not, and that stays on the page.' },
      },
    },
  },
});
