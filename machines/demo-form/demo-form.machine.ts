import { assign, setup } from 'xstate';
import { emptyDemoFields, type DemoFields } from '#content/site/demo-request.ts';
import { emailProblem, type EmailProblem } from '../shared/email-address';
import {
  actionToProvide,
  callbackToProvide,
  openPage,
  promiseToProvide,
} from '../shared/must-be-provided';

export type DemoField = keyof DemoFields;
export type DemoFormProblems = Partial<Record<DemoField, EmailProblem>>;

type DemoFormEvent =
  | { type: 'field.changed'; field: DemoField; value: string }
  | { type: 'fields.prefilled'; fields: Partial<DemoFields> }
  | { type: 'form.rejected' }
  | { type: 'form.submitted' }
  | { type: 'visitor.returned' };

const required = ['firstName', 'lastName', 'employeeCount', 'industry'] as const;
const names = Object.keys(emptyDemoFields) as DemoField[];

/** What keeps a demo request from being sent, by field (specification §5); empty for nothing. */
export function demoFormProblems(fields: DemoFields): DemoFormProblems {
  const problems: DemoFormProblems = {};
  for (const field of required) if (fields[field].trim() === '') problems[field] = 'missing';
  const email = emailProblem(fields.email);
  if (email) problems.email = email;
  return problems;
}

const thanks = {
  invoke: {
    id: 'openPage',
    src: 'openPage',
    input: { to: '/thank-you', state: { fromForm: true } },
  },
  on: { 'visitor.returned': { target: 'editing', description: 'The visitor comes back early.' } },
} as const;

/** The demo request form (specification §4): whatever becomes of it, the visitor is thanked. */
export const demoFormMachine = setup({
  types: { context: {} as { fields: DemoFields }, events: {} as DemoFormEvent },
  actions: {
    setField: assign({
      fields: ({ context }, { field, value }: { field: DemoField; value: string }) => ({
        ...context.fields,
        [field]: value,
      }),
    }),
    fillEmptyFields: assign({
      fields: ({ context: { fields } }, known: Partial<DemoFields>) =>
        Object.fromEntries(
          names.map((key) => [key, fields[key] || known[key] || '']),
        ) as DemoFields,
    }),
    clearFields: assign({ fields: emptyDemoFields }),
    keepDraft: actionToProvide('keepDraft'),
    discardDraft: actionToProvide('discardDraft'),
  },
  guards: {
    isComplete: ({ context }) => Object.keys(demoFormProblems(context.fields)).length === 0,
  },
  actors: {
    /** Sends `fields.prefilled` with the draft, or with the address given in the hero. */
    readKnownFields: callbackToProvide('readKnownFields'),
    /** Stores the request at once, then resolves when the form service accepts it. */
    sendRequest: promiseToProvide<void, { fields: DemoFields }>('sendRequest'),
    openPage,
  },
}).createMachine({
  id: 'demo-form',
  description: 'The form by which a prospect asks for a demo.',
  context: { fields: emptyDemoFields },
  initial: 'editing',
  states: {
    editing: {
      description: 'The visitor fills in the form.',
      invoke: { id: 'readKnownFields', src: 'readKnownFields' },
      initial: 'unchecked',
      on: {
        'field.changed': {
          actions: [{ type: 'setField', params: ({ event }) => event }, 'keepDraft'],
          description: 'The visitor types or chooses, and it is kept for a reload.',
        },
        'fields.prefilled': {
          actions: { type: 'fillEmptyFields', params: ({ event }) => event.fields },
          description: 'What is known from before fills what is still empty.',
        },
        'form.submitted': [
          { guard: 'isComplete', target: 'submitting', description: 'Nothing is missing.' },
          { target: '.rejected', description: 'Something is missing or malformed.' },
        ],
      },
      states: {
        unchecked: {
          description: 'Nothing is said about the answers.',
          on: { 'form.rejected': { target: 'rejected', description: 'The browser objects.' } },
        },
        rejected: {
          description: 'What is missing is said above the form and beside each field.',
          always: { guard: 'isComplete', target: 'unchecked', description: 'Nothing is missing.' },
        },
      },
    },
    submitting: {
      description: 'The request is stored here and on its way to the form service.',
      invoke: {
        id: 'sendRequest',
        src: 'sendRequest',
        input: ({ context }) => ({ fields: context.fields }),
        onDone: {
          target: 'accepted',
          actions: ['clearFields', 'discardDraft'],
          description: 'The form service accepts the request.',
        },
        onError: { target: 'failed', description: 'It refuses, or takes over ten seconds.' },
      },
    },
    accepted: { description: 'The request has arrived; the visitor is thanked.', ...thanks },
    failed: { description: 'The request is sent later; the visitor is thanked.', ...thanks },
  },
});
