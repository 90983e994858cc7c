import { assign, setup } from 'xstate';
import { faqProblem } from '../faq-list/faq-entries';
import { actionToProvide } from '../shared/must-be-provided';

type Entry = { question: string; answer: string };
/** `replaced` is the answer that the entry had before, or null for a new entry. */
type Stored = { id: number; replaced: string | null };
type FaqFromAnswerEvent =
  | { type: 'dialog.opened' }
  | ({ type: 'entry.submitted' } & Entry & Stored)
  | { type: 'dialog.dismissed' }
  | { type: 'entry.undone' };

type Submitted = { event: Entry & Stored };
const params = ({ event }: Submitted) => event;
const remember = { type: 'remember', params } as const;

const complete = {
  guard: { type: 'isComplete', params },
  target: 'added',
  actions: [remember, { type: 'storeEntry', params }],
  description: 'Agent saves the entry.',
} as const;
const incomplete = {
  actions: remember,
  description: 'Agent saves an entry with a text that is empty or too long.',
} as const;

/** Adds a question and its answer to the chatbot's FAQ. */
export const faqFromAnswerMachine = setup({
  types: { context: {} as Entry & Stored, events: {} as FaqFromAnswerEvent },
  actions: {
    remember: assign((_, { question, answer, id, replaced }: Entry & Stored) => ({
      question,
      answer,
      id,
      replaced,
    })),
    storeEntry: actionToProvide<Entry & Stored>('storeEntry'),
    undoEntry: actionToProvide<Entry & Stored>('undoEntry'),
  },
  guards: {
    isComplete: (_, { question, answer }: Entry) =>
      !faqProblem('question', question) && !faqProblem('answer', answer),
  },
}).createMachine({
  id: 'faq-from-answer',
  description: 'Adds the answer to a visitor to the FAQ.',
  context: { question: '', answer: '', id: 0, replaced: null },
  initial: 'idle',
  states: {
    idle: {
      description: 'Only the button is visible.',
      on: {
        'dialog.opened': { target: 'editing', description: 'Agent presses the button.' },
      },
    },
    editing: {
      description: 'A dialog shows the question and the answer to edit.',
      on: {
        'entry.submitted': [complete, { ...incomplete, target: 'rejected' }],
        'dialog.dismissed': { target: 'idle', description: 'Agent closes the dialog.' },
      },
    },
    rejected: {
      description: 'The dialog reports the text to change.',
      on: {
        'entry.submitted': [complete, incomplete],
        'dialog.dismissed': { target: 'idle', description: 'Agent closes the dialog.' },
      },
    },
    added: {
      description: 'The page confirms the entry and offers undo.',
      on: {
        'entry.undone': {
          target: 'idle',
          actions: { type: 'undoEntry', params: ({ context }) => context },
          description: 'Agent takes the entry back.',
        },
      },
    },
  },
});
