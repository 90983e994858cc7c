import type { About, Model } from '../model';
import type { heroFormMachine } from './hero-form.machine';

export const about: About = {
  title: 'Hero form',
  purpose: 'Sends an email address as a lead and opens the demo form.',
  where: { routes: ['/'], view: 'The email form at the top' },
};

export const model: Model<typeof heroFormMachine> = {
  events: {
    'email.changed': ['', '   ', 'ana', 'ana@', 'ana@example.net'].map((email) => ({ email })),
    'form.rejected': [{}],
    'form.submitted': [{}],
    'page.opened': [{}],
    'visitor.returned': [{}],
  },
  invariants: {
    'a submitted form has an email': ({ value, context }) =>
      typeof value === 'object' || context.email.trim().length > 0,
    'a valid address has no problem': ({ value, context }) =>
      context.email !== 'ana@example.net' || JSON.stringify(value) !== '{"editing":"rejected"}',
    'the machine is done once the demo form is open': ({ value, status }) =>
      (status === 'done') === (value === 'done'),
  },
  steps: {
    'each submit with an email sends one lead': ({ before, event, effects }) =>
      !effects.includes('sendLead') ||
      (event.type === 'form.submitted' &&
        typeof before.value === 'object' &&
        before.context.email.trim() !== ''),
    'a partial entry is stored only if it contains an at sign': ({ event, effects }) =>
      !effects.includes('storeEmail') ||
      (event.type === 'email.changed' && event.email.includes('@')),
    'a submitted form reopens only if the visitor returns': ({ before, event, after }) =>
      typeof before.value === 'object' ||
      typeof after.value === 'string' ||
      event.type === 'visitor.returned',
  },
  ignored: {
    'email.changed': 'The lead is being sent.',
    'form.rejected': 'The problem is already reported, or the lead is being sent.',
    'form.submitted': 'The lead is already being sent.',
    'page.opened': 'No page is opening.',
    'visitor.returned': 'The form is open.',
  },
  journeys: [
    {
      title: '§4.11 hero form: a submit sends the lead and opens the demo form',
      events: [
        { type: 'email.changed', email: 'ana@example.net' },
        { type: 'form.submitted' },
        { type: 'page.opened' },
      ],
      end: 'done',
      context: { email: 'ana@example.net' },
      effects: ['storeEmail', 'sendLead', 'openPage'],
      effectInputs: { openPage: { to: '/book-demo', state: { email: 'ana@example.net' } } },
    },
    {
      title: '§15.6 hero form: a visitor who returns early can submit again',
      events: [
        { type: 'email.changed', email: 'ana@example.net' },
        { type: 'form.submitted' },
        { type: 'visitor.returned' },
        { type: 'form.submitted' },
      ],
      end: 'submitting',
      context: { email: 'ana@example.net' },
      effects: ['storeEmail', 'sendLead', 'openPage', 'sendLead', 'openPage'],
    },
    {
      title: '§4.12 hero form: an empty email does nothing',
      events: [{ type: 'form.submitted' }],
      end: { editing: 'unchecked' },
      effects: [],
    },
    {
      title: '§5.11 hero form: a partial entry is stored only if it contains an at sign',
      events: [
        { type: 'email.changed', email: 'ana' },
        { type: 'email.changed', email: 'ana@' },
      ],
      end: { editing: 'unchecked' },
      context: { email: 'ana@' },
      effects: ['storeEmail'],
    },
    {
      title: '§15.5 hero form: a second submit sends no second lead',
      events: [
        { type: 'email.changed', email: 'ana@example.net' },
        { type: 'form.submitted' },
        { type: 'form.submitted' },
      ],
      end: 'submitting',
      effects: ['storeEmail', 'sendLead', 'openPage'],
    },
    {
      title: '§5.8 hero form: the problem disappears once the address is valid',
      events: [
        { type: 'email.changed', email: 'ana@' },
        { type: 'form.rejected' },
        { type: 'email.changed', email: 'ana' },
        { type: 'email.changed', email: 'ana@example.net' },
      ],
      end: { editing: 'unchecked' },
    },
  ],
};
