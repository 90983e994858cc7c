import { assign, setup } from 'xstate';
import {
  estimateInputs,
  type EstimateInput,
  type EstimateInputs,
} from '#content/site/estimate-form.ts';
import { actionToProvide, callbackToProvide } from '../shared/must-be-provided';
import { usableText } from './estimate-inputs';

type Typed = { name: EstimateInput; text: string };
type Inputs = { inputs: EstimateInputs };
/** The fields whose text is not usable, in the order of the form. */
type Context = { wrong: readonly EstimateInput[] };
export type EstimateEvent =
  | ({ type: 'field.changed' } & Typed)
  | ({ type: 'address.changed' } & Inputs);

const isWrong = ({ name, text }: Typed) => usableText(name, text) === null;
const written = [
  { type: 'markField', params: ({ event }: { event: Typed }) => event },
  { type: 'writeInput', params: ({ event }: { event: Typed }) => event },
] as const;

/** Checks the fields of the estimator; the address holds the inputs (specification §2). */
export const estimateMachine = setup({
  types: { context: {} as Context, events: {} as EstimateEvent },
  actors: { watchAddress: callbackToProvide<EstimateEvent>('watchAddress') },
  actions: {
    markField: assign(({ context }, typed: Typed) => ({
      wrong: estimateInputs.filter((name) =>
        name === typed.name ? isWrong(typed) : context.wrong.includes(name),
      ),
    })),
    markNone: assign({ wrong: [] }),
    writeInput: actionToProvide<Typed>('writeInput'),
    fillFields: actionToProvide<Inputs>('fillFields'),
  },
  guards: {
    isWrong: (_, typed: Typed) => isWrong(typed),
    isUsableAmongWrong: ({ context }, typed: Typed) =>
      !isWrong(typed) && context.wrong.some((name) => name !== typed.name),
  },
}).createMachine({
  id: 'estimate',
  description: 'Checks the estimator’s fields and writes usable numbers into the URL.',
  context: { wrong: [] },
  invoke: { id: 'watchAddress', src: 'watchAddress' },
  initial: 'shown',
  on: {
    'field.changed': [
      {
        guard: { type: 'isWrong', params: ({ event }) => event },
        target: '.invalid',
        actions: { type: 'markField', params: ({ event }) => event },
        description: 'Visitor types a number beyond the limits, or another text.',
      },
      {
        guard: { type: 'isUsableAmongWrong', params: ({ event }) => event },
        actions: written,
        description: 'Visitor types a usable number while another field is wrong.',
      },
      {
        target: '.shown',
        actions: written,
        description: 'Visitor types a usable number; the URL and the range follow.',
      },
    ],
    'address.changed': {
      target: '.shown',
      actions: ['markNone', { type: 'fillFields', params: ({ event }) => event }],
      description: 'Back, Forward or a link opens an estimate; the fields follow the URL.',
    },
  },
  states: {
    shown: { description: 'Shows the range for the numbers in the fields.' },
    invalid: {
      description: 'An error is beside each wrong field; the range uses its last usable number.',
    },
  },
});
