import { assign, setup } from 'xstate';
import type { FaqFileProblem, FaqRowProblem } from '#content/workspace/faq-list.ts';
import { actionToProvide, promiseToProvide } from '../shared/must-be-provided';

/** What a CSV file holds: entries that can be added, and rows that can't, each with its number. */
export type FaqFileContent = {
  texts: { question: string; answer: string }[];
  refusals: { row: number; problem: FaqRowProblem }[];
};

/** What comes of reading a file: its rows, or why it can't be used. */
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

const nothing: FaqImportContext = { file: null, problem: null, texts: [], refusals: [] };

/** Takes FAQ entries from a CSV file, after showing what it would add (specification §4). */
export const faqImportMachine = setup({
  types: { context: {} as FaqImportContext, events: {} as FaqImportEvent },
  actors: {
    readFile: promiseToProvide<FaqFileResult, { id: string }>('readFile'),
  },
  actions: {
    startOver: assign(nothing),
    takeFile: assign((_, { id, name }: { id: string; name: string }) => ({
      ...nothing,
      file: { id, name },
    })),
    takeResult: assign((_, result: FaqFileResult) => result),
    addTexts: actionToProvide<Pick<FaqFileContent, 'texts'>>('addTexts'),
  },
  guards: {
    isReadable: (_, result: FaqFileResult) => !('problem' in result),
    hasTexts: ({ context }) => context.texts.length > 0,
  },
}).createMachine({
  id: 'faq-import',
  description: 'Takes questions and answers from a CSV file.',
  context: nothing,
  initial: 'closed',
  states: {
    closed: {
      description: 'Nothing is imported.',
      entry: 'startOver',
      on: { 'import.opened': { target: 'open', description: 'A file is to be imported.' } },
    },
    open: {
      description: 'A dialog asks for a file, and shows what is in it.',
      initial: 'choosing',
      on: {
        'file.chosen': {
          target: '.reading',
          actions: { type: 'takeFile', params: ({ event }) => event },
          description: 'A file is chosen, or another one.',
        },
        'import.dismissed': {
          target: 'closed',
          description: 'Nothing is added, by the button or by Escape.',
        },
      },
      states: {
        choosing: { description: 'No file is chosen yet.' },
        reading: {
          description: 'The file is read in this browser.',
          invoke: {
            id: 'readFile',
            src: 'readFile',
            input: ({ context }) => ({ id: context.file?.id ?? '' }),
            onDone: [
              {
                guard: { type: 'isReadable', params: ({ event }) => event.output },
                target: 'previewing',
                actions: { type: 'takeResult', params: ({ event }) => event.output },
                description: 'Each row has been looked at.',
              },
              {
                target: 'refused',
                actions: { type: 'takeResult', params: ({ event }) => event.output },
                description: 'It is not a file of rows.',
              },
            ],
            onError: {
              target: 'refused',
              actions: { type: 'takeResult', params: { problem: 'unreadable' } },
              description: 'The browser could not read it.',
            },
          },
        },
        previewing: {
          description: 'What would be added, and what not and why.',
          on: {
            'import.confirmed': {
              guard: 'hasTexts',
              target: '#faq-import.closed',
              actions: { type: 'addTexts', params: ({ context: { texts } }) => ({ texts }) },
              description: 'The entries join the list.',
            },
          },
        },
        refused: { description: 'It is said why the file can’t be used.' },
      },
    },
  },
});
