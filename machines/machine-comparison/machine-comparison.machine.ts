import { assign, setup } from 'xstate';
import { readMachineFile } from './machine-file';

export type Side = 'before' | 'after';
type Texts = Record<Side, string>;
type MachineComparisonEvent =
  | { type: 'text.changed'; side: Side; text: string }
  | { type: 'form.submitted' };

/** The two files of the compare page (specification §17). */
export const machineComparisonMachine = setup({
  types: {
    context: {} as Texts,
    events: {} as MachineComparisonEvent,
    input: {} as Texts,
  },
  actions: {
    setText: assign((_, { side, text }: { side: Side; text: string }) => ({ [side]: text })),
  },
  guards: {
    areReadable: ({ context: { before, after } }) =>
      readMachineFile(before).problem === null && readMachineFile(after).problem === null,
  },
}).createMachine({
  id: 'machine-comparison',
  description: 'Compares two versions of a state machine.',
  context: ({ input }) => ({ ...input }),
  initial: 'editing',
  on: {
    'text.changed': {
      target: '.editing',
      actions: { type: 'setText', params: ({ event: { side, text } }) => ({ side, text }) },
      description: 'Visitor types, pastes or opens a file.',
    },
  },
  states: {
    editing: {
      description: 'Visitor enters the two versions.',
      initial: 'unchecked',
      on: {
        'form.submitted': [
          {
            guard: 'areReadable',
            target: 'compared',
            description: 'Visitor compares two machines.',
          },
          { target: '.rejected', description: 'A text is not a machine.' },
        ],
      },
      states: {
        unchecked: { description: 'The form reports no problem.' },
        rejected: {
          description: 'The form reports the problem of each text.',
          always: {
            guard: 'areReadable',
            target: 'unchecked',
            description: 'Both texts are machines.',
          },
          on: {
            'text.changed': {
              actions: { type: 'setText', params: ({ event: { side, text } }) => ({ side, text }) },
              description: 'Visitor corrects a text.',
            },
          },
        },
      },
    },
    compared: { description: 'The page shows the differences.' },
  },
});
