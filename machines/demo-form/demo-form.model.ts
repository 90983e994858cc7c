import type { DemoFields } from '#content/site/demo-request.ts';
import type { About, Model } from '../model';
import type { demoFormMachine } from './demo-form.machine';

const complete: DemoFields = {
  firstName: 'Ana',
  lastName: 'Ruiz',
  email: 'ana@example.net',
  website: '',
  employeeCount: '51-200',
  industry: 'Electric Utility',
};
const prefilled = { type: 'fields.prefilled', fields: complete } as const;
const submitted = { type: 'form.submitted' } as const;

export const about: About = {
  title: 'Demo form',
  purpose: 'Turns a visitor into a demo request that is never lost and never doubled.',
  where: { routes: ['/book-demo'], view: 'The demo request form' },
};

export const model: Model<typeof demoFormMachine> = {
  events: {
    'field.changed': [
      { field: 'firstName', value: '' },
      { field: 'firstName', value: '  ' },
      { field: 'firstName', value: 'Ana' },
      { field: 'email', value: 'ana@' },
      { field: 'email', value: 'ana@example.net' },
      { field: 'website', value: 'example.net' },
    ],
    'fields.prefilled': [
      { fields: {} },
      { fields: { email: 'ana@example.net' } },
      { fields: complete },
    ],
    'form.rejected': [{}],
    'form.submitted': [{}],
    'xstate.done.actor.sendRequest': [{}],
    'xstate.error.actor.sendRequest': [{ error: 'Failed to submit' }],
    'visitor.returned': [{}],
  },
  invariants: {
    'what is submitted has all that is required': ({ value, context: { fields } }) =>
      (value !== 'submitting' && value !== 'failed') ||
      [
        fields.firstName,
        fields.lastName,
        fields.email,
        fields.employeeCount,
        fields.industry,
      ].every((answer) => answer.trim().length > 0),
    'the form is empty once accepted': ({ value, context }) =>
      value !== 'accepted' || Object.values(context.fields).every((answer) => answer === ''),
    'the form always has its six fields': ({ context }) =>
      Object.keys(context.fields).toSorted().join() ===
      'email,employeeCount,firstName,industry,lastName,website',
  },
  steps: {
    'a request is sent by a submit, and once': ({ before, event, effects }) =>
      !effects.includes('sendRequest') ||
      (event.type === 'form.submitted' && typeof before.value === 'object'),
    'after submitting the visitor does not meet the form again, but by coming back': ({
      before,
      event,
      after,
    }) =>
      typeof before.value === 'object' ||
      typeof after.value === 'string' ||
      event.type === 'visitor.returned',
    'whatever becomes of the request, the visitor is thanked, and once': ({
      before,
      after,
      effects,
    }) =>
      (before.value === 'submitting' && after.value !== 'submitting') ===
      effects.includes('openPage'),
    'what is supplied overwrites no answer': ({ before, event, after }) =>
      event.type !== 'fields.prefilled' ||
      (['firstName', 'email', 'industry'] as const).every((field) =>
        ['', after.context.fields[field]].includes(before.context.fields[field]),
      ),
  },
  ignored: {
    'field.changed': 'The answers are on their way.',
    'fields.prefilled': 'The answers are on their way.',
    'form.rejected': 'What is missing is said already, or the request is on its way.',
    'form.submitted': 'A request is sent once.',
    'visitor.returned': 'The visitor is at the form.',
  },
  journeys: [
    {
      title:
        '§4 demo form: on success it is stored, posted and cleared, and the visitor is thanked',
      events: [prefilled, submitted, { type: 'xstate.done.actor.sendRequest' }],
      end: 'accepted',
      effects: ['readKnownFields', 'sendRequest', 'discardDraft', 'openPage'],
      given: {
        sendRequest: { fields: complete },
        openPage: { to: '/thank-you', state: { fromForm: true } },
      },
    },
    {
      title: '§4 demo form: on failure the visitor is thanked all the same',
      events: [
        prefilled,
        submitted,
        { type: 'xstate.error.actor.sendRequest', error: 'Failed to submit' },
      ],
      end: 'failed',
      context: { fields: complete },
      effects: ['readKnownFields', 'sendRequest', 'openPage'],
    },
    {
      title: '§5 contracts, demo form: a second submit makes no second record',
      events: [prefilled, submitted, submitted],
      end: 'submitting',
      effects: ['readKnownFields', 'sendRequest'],
    },
    {
      title: '§5 contracts, demo form: a visitor who comes back early submits again',
      events: [
        prefilled,
        submitted,
        { type: 'xstate.done.actor.sendRequest' },
        { type: 'visitor.returned' },
        prefilled,
        submitted,
      ],
      end: 'submitting',
      effects: [
        'readKnownFields',
        'sendRequest',
        'discardDraft',
        'openPage',
        'readKnownFields',
        'sendRequest',
      ],
    },
    {
      title: '§2 demo form: what is supplied fills what is empty and overwrites nothing',
      events: [{ type: 'field.changed', field: 'firstName', value: 'Bo' }, prefilled],
      end: { editing: 'unchecked' },
      context: { fields: { ...complete, firstName: 'Bo' } },
      effects: ['readKnownFields', 'keepDraft'],
    },
    {
      title: '§5 demo form: a missing answer is said, until it is there',
      events: [
        prefilled,
        { type: 'field.changed', field: 'firstName', value: '' },
        submitted,
        { type: 'field.changed', field: 'firstName', value: 'Ana' },
      ],
      end: { editing: 'unchecked' },
      effects: ['readKnownFields', 'keepDraft', 'keepDraft'],
    },
  ],
};
