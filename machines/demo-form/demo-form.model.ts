import { demoExamples, demoFieldRows, type DemoFields } from '#content/site/demo-request.ts';
import type { About, Model } from '../model';
import type { demoFormMachine } from './demo-form.machine';

const complete: DemoFields = {
  ...demoExamples(),
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
  purpose: 'Submits a demo request that is never lost and never duplicated.',
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
    'form.submitted': [{}],
    'xstate.done.actor.sendRequest': [{}],
    'xstate.error.actor.sendRequest': [{ error: 'Failed to submit' }],
    'visitor.returned': [{}],
  },
  invariants: {
    'a submitted request has every required field': ({ value, context: { fields } }) =>
      (value !== 'submitting' && value !== 'failed') ||
      demoFieldRows.every(([name, { required }]) => !required || fields[name].trim() !== ''),
    'an accepted form is empty': ({ value, context }) =>
      value !== 'accepted' || Object.values(context.fields).every((field) => field === ''),
  },
  steps: {
    'each submit sends one request': ({ before, event, effects }) =>
      !effects.includes('sendRequest') ||
      (event.type === 'form.submitted' && typeof before.value === 'object'),
    'a submitted form reopens only if the visitor returns': ({ before, event, after }) =>
      typeof before.value === 'object' ||
      typeof after.value === 'string' ||
      event.type === 'visitor.returned',
    'success and failure both open the thank-you page once': ({ before, after, effects }) =>
      (before.value === 'submitting' && after.value !== 'submitting') ===
      effects.includes('openPage'),
    'prefilling overwrites no field': ({ before, event, after }) =>
      event.type !== 'fields.prefilled' ||
      (['firstName', 'email', 'industry'] as const).every((field) =>
        ['', after.context.fields[field]].includes(before.context.fields[field]),
      ),
  },
  ignored: {
    'field.changed': 'The request is being sent.',
    'fields.prefilled': 'The request is being sent.',
    'form.submitted': 'The request is already being sent.',
    'visitor.returned': 'The form is open.',
  },
  journeys: [
    {
      title: '§4.14 demo form: success clears the form and opens the thank-you page',
      events: [prefilled, submitted, { type: 'xstate.done.actor.sendRequest' }],
      end: 'accepted',
      effects: ['loadPrefill', 'sendRequest', 'discardDraft', 'openPage'],
      effectInputs: {
        sendRequest: { fields: complete },
        openPage: { to: '/thank-you', state: { fromForm: true } },
      },
    },
    {
      title: '§4.14 demo form: failure also opens the thank-you page',
      events: [
        prefilled,
        submitted,
        { type: 'xstate.error.actor.sendRequest', error: 'Failed to submit' },
      ],
      end: 'failed',
      context: { fields: complete },
      effects: ['loadPrefill', 'sendRequest', 'openPage'],
    },
    {
      title: '§15.5 demo form: a second submit sends no second request',
      events: [prefilled, submitted, submitted],
      end: 'submitting',
      effects: ['loadPrefill', 'sendRequest'],
    },
    {
      title: '§15.6 demo form: a visitor who returns early can submit again',
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
        'loadPrefill',
        'sendRequest',
        'discardDraft',
        'openPage',
        'loadPrefill',
        'sendRequest',
      ],
    },
    {
      title: '§2.68 demo form: prefilling fills only empty fields',
      events: [{ type: 'field.changed', field: 'firstName', value: 'Bo' }, prefilled],
      end: { editing: 'unchecked' },
      context: { fields: { ...complete, firstName: 'Bo' } },
      effects: ['loadPrefill', 'storeDraft'],
    },
    {
      title: '§5.12 demo form: a missing field is reported until it is filled',
      events: [
        prefilled,
        { type: 'field.changed', field: 'firstName', value: '' },
        submitted,
        { type: 'field.changed', field: 'firstName', value: 'Ana' },
      ],
      end: { editing: 'unchecked' },
      effects: ['loadPrefill', 'storeDraft', 'storeDraft'],
    },
  ],
};
