import { assign, setup } from 'xstate';
import { actionToProvide } from '../shared/must-be-provided';

type Note = { text: string };

type InternalNoteEvent = ({ type: 'note.typed' } & Note) | { type: 'note.flushed' };

const store = { type: 'storeNote', params: ({ context }: { context: Note }) => context } as const;

/** The internal note on one conversation; the store holds it once it is stored. */
export const internalNoteMachine = setup({
  types: { context: {} as Note, events: {} as InternalNoteEvent },
  actions: {
    setText: assign((_, { text }: Note) => ({ text })),
    storeNote: actionToProvide<Note>('storeNote'),
  },
  delays: { debounce: 600 },
}).createMachine({
  id: 'internal-note',
  description: 'Stores the internal note on a conversation as it is typed.',
  context: { text: '' },
  initial: 'stored',
  on: {
    'note.typed': {
      target: '.typing',
      actions: { type: 'setText', params: ({ event }) => event },
      description: 'Agent types.',
    },
  },
  states: {
    stored: { description: 'The field shows the stored note.' },
    typing: {
      description: 'The field shows text that is not stored yet.',
      after: {
        debounce: {
          target: 'stored',
          actions: store,
          description: 'Agent stops typing for 0.6 s.',
        },
      },
      on: {
        'note.flushed': {
          target: 'stored',
          actions: store,
          description: 'Agent leaves the field or the page.',
        },
      },
    },
  },
});
