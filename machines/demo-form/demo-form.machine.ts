import { assign, setup } from 'xstate';
import {
  demoAnswers,
  demoFieldRows,
  emptyDemoFields,
  type DemoFieldName,
  type DemoFields,
} from '#content/site/demo-request.ts';
import { emailProblem, type EmailProblem } from '../shared/email-address';
import {
  actionToProvide,
  callbackToProvide,
  openPage,
  promiseToProvide,
} from '../shared/must-be-provided';

export type DemoFormProblems = Partial<Record<DemoFieldName, EmailProblem>>;

type DemoFormEvent =
  | { type: 'field.changed'; field: DemoFieldName; value: string }
  | { type: 'fields.prefilled'; fields: Partial<DemoFields> }
  | { type: 'form.submitted' }
  | { type: 'visitor.returned' };

/** Returns the validation problems of a demo request by field (specification §5.12); empty if valid. */
export function demoFormProblems(fields: DemoFields): DemoFormProblems {
  const problems: DemoFormProblems = {};
  for (const [name, { required }] of demoFieldRows)
    if (required && fields[name].trim() === '') problems[name] = 'missing';
  const email = emailProblem(fields.email);
  if (email) problems.email = email;
  return problems;
}

const openThankYou = {
  invoke: {
    id: 'openPage',
    src: 'openPage',
    input: { to: '/thank-you', state: { fromForm: true } },
  },
  on: {
    'visitor.returned': {
      target: 'editing',
      description: 'Visitor returns before the page opens.',
    },
  },
} as const;

/** The demo request form (specification §4.14). Success and failure both open the thank-you page. */
export const demoFormMachine = setup({
  types: { context: {} as { fields: DemoFields }, events: {} as DemoFormEvent },
  actions: {
    setField: assign({
      fields: ({ context }, { field, value }: { field: DemoFieldName; value: string }) => ({
        ...context.fields,
        [field]: value,
      }),
    }),
    fillEmptyFields: assign({
      fields: ({ context: { fields } }, storedFields: Partial<DemoFields>) =>
        demoAnswers((_, name) => fields[name] || storedFields[name] || ''),
    }),
    clearFields: assign({ fields: emptyDemoFields }),
    storeDraft: actionToProvide('storeDraft'),
    discardDraft: actionToProvide('discardDraft'),
  },
  guards: {
    isComplete: ({ context }) => Object.keys(demoFormProblems(context.fields)).length === 0,
  },
  actors: {
    /** Sends `fields.prefilled` with the draft, or with the email address from the hero form. */
    loadPrefill: callbackToProvide('loadPrefill'),
    /** Stores the request, then resolves when the form service accepts it. */
    sendRequest: promiseToProvide<void, { fields: DemoFields }>('sendRequest'),
    openPage,
  },
}).createMachine({
  id: 'demo-form',
  description: 'Submits a demo request.',
  context: { fields: emptyDemoFields },
  initial: 'editing',
  states: {
    editing: {
      description: 'Visitor fills in the form.',
      invoke: { id: 'loadPrefill', src: 'loadPrefill' },
      initial: 'unchecked',
      on: {
        'field.changed': {
          actions: [{ type: 'setField', params: ({ event }) => event }, 'storeDraft'],
          description: 'Visitor edits a field; the draft is stored.',
        },
        'fields.prefilled': {
          actions: { type: 'fillEmptyFields', params: ({ event }) => event.fields },
          description: 'Known values fill the empty fields.',
        },
        'form.submitted': [
          {
            guard: 'isComplete',
            target: 'submitting',
            description: 'Visitor submits a valid form.',
          },
          { target: '.rejected', description: 'A field is missing or malformed.' },
        ],
      },
      states: {
        unchecked: {
          description: 'The form reports no problem.',
        },
        rejected: {
          description: 'The form reports problems above the form and at each field.',
          always: {
            guard: 'isComplete',
            target: 'unchecked',
            description: 'Every field is valid.',
          },
        },
      },
    },
    submitting: {
      description: 'Waits for the form service. The request is already stored in this browser.',
      invoke: {
        id: 'sendRequest',
        src: 'sendRequest',
        input: ({ context }) => ({ fields: context.fields }),
        onDone: {
          target: 'accepted',
          actions: ['clearFields', 'discardDraft'],
          description: 'The form service accepts the request.',
        },
        onError: { target: 'failed', description: 'The form service refuses, or takes over 10 s.' },
      },
    },
    accepted: {
      description: 'The request is delivered; the thank-you page opens.',
      ...openThankYou,
    },
    failed: {
      description: 'The outbox sends the request later; the thank-you page opens.',
      ...openThankYou,
    },
  },
});
