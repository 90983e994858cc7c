import { assign, setup } from 'xstate';
import { actionToProvide, promiseToProvide } from '../shared/must-be-provided';
import * as faq from './faq-content';
import type { FaqFileResult, FaqImportContext, FaqReadOptions } from './faq-content';

/** Imports FAQ entries from a CSV file after a look at its rows (specification §5.32). */
export const faqImportMachine = setup({
  types: { context: {} as FaqImportContext, events: {} as faq.FaqImportEvent },
  actors: {
    readFile: promiseToProvide<FaqFileResult, { id: string; options: FaqReadOptions }>('readFile'),
  },
  actions: {
    reset: assign(faq.initialContext),
    setFile: assign((_, file: faq.ChosenFile) => faq.withFile(file)),
    setOptions: assign(({ context }, options: FaqReadOptions) => ({
      options: { ...context.options, ...options },
      percent: 0,
    })),
    setContext: assign((_, changes: Partial<FaqImportContext>) => changes),
    setResult: assign((_, result: FaqFileResult) =>
      'problem' in result ? { content: null, ...result } : { content: result },
    ),
    addTexts: actionToProvide<faq.ImportedTexts>('addTexts'),
  },
  guards: {
    isReadable: (_, result: FaqFileResult) => !('problem' in result),
    hasContent: ({ context }) => context.content !== null,
    hasTexts: ({ context }) => faq.hasTexts(context),
  },
}).createMachine({
  id: 'faq-import',
  description: 'Imports questions and answers from a CSV file.',
  context: faq.initialContext,
  initial: 'closed',
  states: {
    closed: {
      description: 'The dialog is closed.',
      entry: 'reset',
      on: { 'import.opened': { target: 'open', description: 'Customer opens the dialog.' } },
    },
    open: {
      description: 'The dialog asks for a file and shows how it was read.',
      initial: 'choosing',
      on: {
        'file.chosen': {
          target: '.reading',
          actions: { type: 'setFile', params: ({ event }) => event },
          description: 'Customer chooses a file.',
        },
        'options.changed': {
          guard: 'hasContent',
          target: '.reading',
          actions: { type: 'setOptions', params: ({ event }) => event.options },
          description: 'Customer changes the encoding, the separator, the header or a column.',
        },
        'import.dismissed': {
          target: 'closed',
          description: 'Customer presses Cancel or Escape; no entry is added.',
        },
      },
      states: {
        choosing: { description: 'Waits for a file.' },
        reading: {
          description: 'Reads the file in this browser, in batches.',
          invoke: {
            id: 'readFile',
            src: 'readFile',
            input: ({ context: { file, options } }) => ({ id: file?.id ?? '', options }),
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
          on: {
            'file.progressed': {
              actions: {
                type: 'setContext',
                params: ({ event }) => ({ percent: event.percent }),
              },
              description: 'A part of a long file is read.',
            },
          },
        },
        previewing: {
          description: 'Shows the first rows, the entries to add, duplicates and rejected rows.',
          on: {
            'duplicates.chosen': {
              actions: { type: 'setContext', params: ({ event }) => ({ choice: event.choice }) },
              description: 'Customer chooses what happens to duplicates.',
            },
            'import.confirmed': {
              guard: 'hasTexts',
              target: '#faq-import.closed',
              actions: { type: 'addTexts', params: ({ context }) => faq.importedTexts(context) },
              description: 'Customer confirms; the entries are added to the list.',
            },
          },
        },
        rejected: { description: 'The dialog reports why the file can’t be used.' },
      },
    },
  },
});
