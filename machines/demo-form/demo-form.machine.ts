import { assign, setup } from 'xstate';
import { emptyDemoFields, type DemoFields } from '../../content/demo-request';
import { emailProblem, type EmailProblem } from '../shared/email-address';
import { actionToProvide, promiseToProvide } from '../shared/must-be-provided';

export type DemoField = keyof DemoFields;
export type DemoFormProblems = Partial<Record<DemoField, EmailProblem>>;

type DemoFormEvent =
  | { type: 'field.changed'; field: DemoField; value: string }
  | { type: 'fields.restored'; fields: Partial<DemoFields> }
  | { type: 'form.rejected' }
  | { type: 'form.submitted' };

const required = ['firstName', 'lastName', 'employeeCount', 'industry'] as const;

/** What keeps a demo request from being sent, by field (specification §5); empty for nothing. */
export function demoFormProblems(fields: DemoFields): DemoFormProblems {
  const problems: DemoFormProblems = {};
  for (const field of required) if (fields[field].trim() === '') problems[field] = 'missing';
  const email = emailProblem(fields.email);
  if (email) problems.email = email;
  return problems;
}

function filledIn(fields: DemoFields, restored: Partial<DemoFields>): DemoFields {
  const names = Object.keys(emptyDemoFields) as DemoField[];
  const filled = names.map((name) => [name, fields[name] || restored[name] || '']);
  return Object.fromEntries(filled) as DemoFields;
}

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
      fields: ({ context }, { fields }: { fields: Partial<DemoFields> }) =>
        filledIn(context.fields, fields),
    }),
    clearFields: assign({ fields: emptyDemoFields }),
    keepDraft: actionToProvide<undefined>('keepDraft'),
    discardDraft: actionToProvide<undefined>('discardDraft'),
    storeRequest: actionToProvide<undefined>('storeRequest'),
  },
  guards: {
    isComplete: ({ context }) => Object.keys(demoFormProblems(context.fields)).length === 0,
  },
  actors: {
    sendRequest: promiseToProvide<void, { fields: DemoFields }>('sendRequest'),
    /** Ends where the visitor comes back before the thanks are shown: else the form is gone with its page. */
    openThankYou: promiseToProvide<void, void>('openThankYou'),
  },
}).createMachine({
  id: 'demo-form',
  description: 'The form by which a prospect asks for a demo.',
  context: { fields: emptyDemoFields },
  initial: 'editing',
  states: {
    editing: {
      description: 'The visitor fills in the form.',
      initial: 'unchecked',
      on: {
        'field.changed': {
          actions: [
            {
              type: 'setField',
              params: ({ event }) => ({ field: event.field, value: event.value }),
            },
            { type: 'keepDraft', params: undefined },
          ],
          description: 'The visitor types or chooses, and it is kept for a reload.',
        },
        'fields.restored': {
          actions: {
            type: 'fillEmptyFields',
            params: ({ event }) => ({ fields: event.fields }),
          },
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
          on: {
            'form.rejected': {
              target: 'rejected',
              description: 'The browser’s own check has found something.',
            },
          },
        },
        rejected: {
          description: 'What is missing is said above the form and beside each field.',
          always: {
            guard: 'isComplete',
            target: 'unchecked',
            description: 'Nothing is missing any more.',
          },
        },
      },
    },
    submitting: {
      description: 'The request is stored here and on its way to the form service.',
      entry: { type: 'storeRequest', params: undefined },
      invoke: {
        id: 'sendRequest',
        src: 'sendRequest',
        input: ({ context }) => ({ fields: context.fields }),
        onDone: {
          target: 'accepted',
          actions: ['clearFields', { type: 'discardDraft', params: undefined }],
          description: 'The form service has accepted the request.',
        },
        onError: {
          target: 'failed',
          description: 'It has not, in ten seconds at most; the request waits in the outbox.',
        },
      },
    },
    accepted: {
      description: 'The request has arrived, and the visitor is thanked.',
      invoke: {
        id: 'openThankYou',
        src: 'openThankYou',
        onDone: {
          target: 'editing',
          description: 'The visitor has come back before the thanks were shown.',
        },
      },
    },
    failed: {
      description: 'The request is sent again later; the visitor is thanked all the same.',
      invoke: {
        id: 'openThankYou',
        src: 'openThankYou',
        onDone: {
          target: 'editing',
          description: 'The visitor has come back before the thanks were shown.',
        },
      },
    },
  },
});
