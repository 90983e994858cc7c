import { assign, setup } from 'xstate';
import type { FaqFileProblem, FaqRowProblem } from '#content/workspace/faq-list.ts';
import { actionToProvide, promiseToProvide } from '../shared/must-be-provided';

/** The content of a CSV file: valid entries, and rejected rows with their numbers. */
export type FaqFileContent = {
  texts: { question: string; answer: string }[];
  rejections: { row: number; problem: FaqRowProblem }[];
};

/** The result of reading a file: its content, or the problem. */
type FaqFileResult = FaqFileContent | { problem: FaqFileProblem };

type FaqImportContext = FaqFileContent & {
  file: { id: string; name: string } | null;
  problem: FaqFileProblem | null;
};

type FaqImportEvent =
  | { type: 'import.opened' }
  | { type: 'file.chosen'; id: string; name: string }
  | { type: 'import.confirmed' }
  | { type: 'import.dismissed' };

const initialContext: FaqImportContext = { file: null, problem: null, texts: [], rejections: [] };

/** Imports FAQ entries from a CSV file after a preview (specification §4). */
export const faqImportMachine = setup({
  types: { context: {} as FaqImportContext, events: {} as FaqImportEvent },
  actors: {
    readFile: promiseToProvide<FaqFileResult, { id: string }>('readFile'),
  },
  actions: {
    reset: assign(initialContext),
    setFile: assign((_, { id, name }: { id: string; name: string }) => ({
      ...initialContext,
      file: { id, name },
    })),
    setResult: assign((_, result: FaqFileResult) => result),
    addTexts: actionToProvide<Pick<FaqFileContent, 'texts'>>('addTexts'),
  },
  guards: {
    isReadable: (_, result: FaqFileResult) => !('problem' in result),
    hasTexts: ({ context }) => context.texts.length > 0,
  },
}).createMachine({
  id: 'faq-import',
  description: 'Imports questions and answers from a CSV file.',
  context: initialContext,
  initial: 'closed',
  states: {
    closed: {
      description: 'The dialog is closed.',
      entry: 'reset',
      on: { 'import.opened': { target: 'open', description: 'Customer opens the dialog.' } },
    },
    open: {
      description: 'The dialog asks for a file and previews its entries.',
      initial: 'choosing',
      on: {
        'file.chosen': {
          target: '.reading',
          actions: { type: 'setFile', params: ({ event }) => event },
          description: 'Customer chooses a file.',
        },
        'import.dismissed': {
          target: 'closed',
          description: 'Customer presses Cancel or Escape; no entry is added.',
        },
      },
      states: {
        choosing: { description: 'Waits for a file.' },
        reading: {
          description: 'Reads the file in this browser.',
          invoke: {
            id: 'readFile',
            src: 'readFile',
            input: ({ context }) => ({ id: context.file?.id ?? '' }),
            onDone: [
              {
                guard: { type: 'isReadable', params: ({ event }) => event.output },
                target: 'previewing',
                actions: { type: 'setResult', params: ({ event }) => event.output },
                description: 'The file has rows.',
              },
              {
                target: 'rejected',
                actions: { type: 'setResult', params: ({ event }) => event.output },
                description: 'The file is not a usable CSV file.',
              },
            ],
            onError: {
              target: 'rejected',
              actions: { type: 'setResult', params: { problem: 'unreadable' } },
              description: 'The browser fails to read the file.',
            },
          },
        },
        previewing: {
          description: 'Shows the entries to add and the rejected rows.',
          on: {
            'import.confirmed': {
              guard: 'hasTexts',
              target: '#faq-import.closed',
              actions: { type: 'addTexts', params: ({ context: { texts } }) => ({ texts }) },
              description: 'Customer confirms; the entries are added to the list.',
            },
          },
        },
        rejected: { description: 'The dialog reports why the file can’t be used.' },
      },
    },
  },
});
