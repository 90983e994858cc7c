import type { About, Model } from '../model';
import type { heroFormMachine } from './hero-form.machine';

export const about: About = {
  title: 'Hero form',
  purpose: 'Turns an e-mail address into a lead and takes the visitor to the demo form.',
  where: { routes: ['/'], view: 'The e-mail form at the top' },
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
    'nothing is said against a valid address': ({ value, context }) =>
      context.email !== 'ana@example.net' || JSON.stringify(value) !== '{"editing":"rejected"}',
    'it is over once the visitor has left': ({ value, status }) =>
      (status === 'done') === (value === 'done'),
  },
  steps: {
    'a lead is sent once, by a submit with an email': ({ before, event, effects }) =>
      !effects.includes('sendLead') ||
      (event.type === 'form.submitted' &&
        typeof before.value === 'object' &&
        before.context.email.trim() !== ''),
    'a partial entry is kept only if it contains an at sign': ({ event, effects }) =>
      !effects.includes('rememberEmail') ||
      (event.type === 'email.changed' && event.email.includes('@')),
    'after submitting the visitor leaves the form, or has come back to it': ({
      before,
      event,
      after,
    }) =>
      typeof before.value === 'object' ||
      typeof after.value === 'string' ||
      event.type === 'visitor.returned',
  },
  ignored: {
    'email.changed': 'The lead is on its way.',
    'form.rejected': 'What is wrong is said already, or the lead is on its way.',
    'form.submitted': 'A lead is sent once.',
    'page.opened': 'No page is being opened.',
    'visitor.returned': 'The visitor is at the form.',
  },
  journeys: [
    {
      title: '§4 hero form: a submit sends the lead and opens the demo form',
      events: [
        { type: 'email.changed', email: 'ana@example.net' },
        { type: 'form.submitted' },
        { type: 'page.opened' },
      ],
      end: 'done',
      context: { email: 'ana@example.net' },
      effects: ['rememberEmail', 'sendLead', 'openPage'],
      given: { openPage: { to: '/book-demo', state: { email: 'ana@example.net' } } },
    },
    {
      title: '§5 contracts, hero form: a visitor who comes back early submits again',
      events: [
        { type: 'email.changed', email: 'ana@example.net' },
        { type: 'form.submitted' },
        { type: 'visitor.returned' },
        { type: 'form.submitted' },
      ],
      end: 'submitting',
      context: { email: 'ana@example.net' },
      effects: ['rememberEmail', 'sendLead', 'openPage', 'sendLead', 'openPage'],
    },
    {
      title: '§4 hero form: an empty email does nothing',
      events: [{ type: 'form.submitted' }],
      end: { editing: 'unchecked' },
      effects: [],
    },
    {
      title: '§5 hero form: a partial entry is kept only if it contains an at sign',
      events: [
        { type: 'email.changed', email: 'ana' },
        { type: 'email.changed', email: 'ana@' },
      ],
      end: { editing: 'unchecked' },
      context: { email: 'ana@' },
      effects: ['rememberEmail'],
    },
    {
      title: '§4 hero form: a second submit sends no second lead',
      events: [
        { type: 'email.changed', email: 'ana@example.net' },
        { type: 'form.submitted' },
        { type: 'form.submitted' },
      ],
      end: 'submitting',
      effects: ['rememberEmail', 'sendLead', 'openPage'],
    },
    {
      title: '§5 hero form: what is said against an address goes away once it is valid',
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
