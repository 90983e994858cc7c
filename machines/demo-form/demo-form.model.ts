import type { DemoFields } from '../../content/demo-request';
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
const restored = { type: 'fields.restored', fields: complete } as const;
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
    'fields.restored': [
      { fields: {} },
      { fields: { email: 'ana@example.net' } },
      { fields: complete },
    ],
    'form.rejected': [{}],
    'form.submitted': [{}],
    'xstate.done.actor.sendRequest': [{}],
    'xstate.error.actor.sendRequest': [{ error: 'Failed to submit' }],
    'xstate.done.actor.openThankYou': [{}],
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
    'a request is stored and sent by a submit, and once': ({ before, event, effects }) =>
      (!effects.includes('storeRequest') && !effects.includes('sendRequest')) ||
      (event.type === 'form.submitted' && typeof before.value === 'object'),
    'after submitting the visitor does not meet the form again, but by coming back': ({
      before,
      event,
      after,
    }) =>
      typeof before.value === 'object' ||
      typeof after.value === 'string' ||
      event.type === 'xstate.done.actor.openThankYou',
    'whatever becomes of the request, the visitor is thanked, and once': ({
      before,
      after,
      effects,
    }) =>
      (before.value === 'submitting' && after.value !== 'submitting') ===
      effects.includes('openThankYou'),
    'what is supplied overwrites no answer': ({ before, event, after }) =>
      event.type !== 'fields.restored' ||
      (['firstName', 'email', 'industry'] as const).every((field) =>
        ['', after.context.fields[field]].includes(before.context.fields[field]),
      ),
  },
  ignored: {
    'field.changed': 'The answers are on their way.',
    'fields.restored': 'The answers are on their way.',
    'form.rejected': 'What is missing is said already, or the request is on its way.',
    'form.submitted': 'A request is sent once.',
  },
  journeys: [
    {
      title:
        '§4 demo form: on success it is stored, posted and cleared, and the visitor is thanked',
      events: [restored, submitted, { type: 'xstate.done.actor.sendRequest' }],
      end: 'accepted',
      effects: ['storeRequest', 'sendRequest', 'discardDraft', 'openThankYou'],
    },
    {
      title: '§4 demo form: on failure the visitor is thanked all the same',
      events: [
        restored,
        submitted,
        { type: 'xstate.error.actor.sendRequest', error: 'Failed to submit' },
      ],
      end: 'failed',
      context: { fields: complete },
      effects: ['storeRequest', 'sendRequest', 'openThankYou'],
    },
    {
      title: '§5 contracts, demo form: a second submit makes no second record',
      events: [restored, submitted, submitted],
      end: 'submitting',
      effects: ['storeRequest', 'sendRequest'],
    },
    {
      title: '§5 contracts, demo form: who comes back before the thanks were shown can ask anew',
      events: [
        restored,
        submitted,
        { type: 'xstate.done.actor.sendRequest' },
        { type: 'xstate.done.actor.openThankYou' },
        restored,
        submitted,
      ],
      end: 'submitting',
      effects: [
        'storeRequest',
        'sendRequest',
        'discardDraft',
        'openThankYou',
        'storeRequest',
        'sendRequest',
      ],
    },
    {
      title: '§2 demo form: what is supplied fills what is empty and overwrites nothing',
      events: [{ type: 'field.changed', field: 'firstName', value: 'Bo' }, restored],
      end: { editing: 'unchecked' },
      context: { fields: { ...complete, firstName: 'Bo' } },
      effects: ['keepDraft'],
    },
    {
      title: '§5 demo form: a missing answer is said, until it is there',
      events: [
        restored,
        { type: 'field.changed', field: 'firstName', value: '' },
        submitted,
        { type: 'field.changed', field: 'firstName', value: 'Ana' },
      ],
      end: { editing: 'unchecked' },
      effects: ['keepDraft', 'keepDraft'],
    },
  ],
};
