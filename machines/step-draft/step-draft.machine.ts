import { assign, setup } from 'xstate';
import { fieldProblem, type DraftField } from './draft-fields';
import { actionToProvide } from '../shared/must-be-provided';

interface StepDraft {
  /** Which step is being written, as an address has it; empty before the first. */
  step: string;
  /** What was written for each step, and not taken. */
  drafts: Readonly<Record<string, readonly DraftField[]>>;
}

type StepDraftEvent =
  | { type: 'draft.opened'; step: string; fields: readonly DraftField[] }
  | { type: 'field.changed'; name: string; text: string }
  | { type: 'draft.reset'; fields: readonly DraftField[] }
  | { type: 'draft.submitted' }
  | { type: 'draft.closed' };

/** Returns the fields that are being written. */
export const writtenFields = ({ step, drafts }: StepDraft): readonly DraftField[] =>
  drafts[step] ?? [];

const withField = (fields: readonly DraftField[], name: string, text: string) =>
  fields.map((field) => (field.name === name ? { ...field, text } : field));

/** What an analyst writes into a step before taking it (contracts §7). */
export const stepDraftMachine = setup({
  types: { context: {} as StepDraft, events: {} as StepDraftEvent },
  actions: {
    openDraft: assign(
      ({ context }, { step, fields }: { step: string; fields: readonly DraftField[] }) => ({
        step,
        drafts: { [step]: fields, ...context.drafts },
      }),
    ),
    setText: assign(({ context }, { name, text }: { name: string; text: string }) => ({
      drafts: { ...context.drafts, [context.step]: withField(writtenFields(context), name, text) },
    })),
    resetFields: assign(({ context }, { fields }: { fields: readonly DraftField[] }) => ({
      drafts: { ...context.drafts, [context.step]: fields },
    })),
    forgetDraft: assign(({ context: { step, drafts } }) => ({
      drafts: Object.fromEntries(Object.entries(drafts).filter(([key]) => key !== step)),
    })),
    takeStep: actionToProvide<{ step: string; fields: readonly DraftField[] }>('takeStep'),
  },
  guards: {
    isSound: ({ context }) => writtenFields(context).every((field) => fieldProblem(field) === null),
  },
}).createMachine({
  id: 'step-draft',
  description: 'A form for what an event or an actor’s result says, before the step is taken.',
  context: { step: '', drafts: {} },
  initial: 'closed',
  on: {
    'draft.opened': {
      target: '.open',
      actions: {
        type: 'openDraft',
        params: ({ event }) => ({ step: event.step, fields: event.fields }),
      },
      description: 'The analyst wants to say what the step holds; what was written before is back.',
    },
  },
  states: {
    closed: { description: 'No step is being written.' },
    open: {
      description: 'The fields of one step are shown.',
      initial: 'unchecked',
      on: {
        'field.changed': {
          actions: {
            type: 'setText',
            params: ({ event }) => ({ name: event.name, text: event.text }),
          },
          description: 'The analyst types.',
        },
        'draft.reset': {
          actions: { type: 'resetFields', params: ({ event }) => ({ fields: event.fields }) },
          description: 'The analyst wants the case as the model has it.',
        },
        'draft.submitted': [
          {
            guard: 'isSound',
            target: 'closed',
            actions: [
              {
                type: 'takeStep',
                params: ({ context }) => ({ step: context.step, fields: writtenFields(context) }),
              },
              'forgetDraft',
            ],
            description: 'Every field can be read: the step is taken.',
          },
          { target: '.rejected', description: 'A field cannot be read.' },
        ],
        'draft.closed': { target: 'closed', description: 'The analyst puts it aside; it is kept.' },
      },
      states: {
        unchecked: { description: 'Nothing is said about the fields.' },
        rejected: {
          description: 'What is wrong is said beside each field.',
          always: {
            guard: 'isSound',
            target: 'unchecked',
            description: 'Every field can be read again.',
          },
        },
      },
    },
  },
});
