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
    'email.rejected': [{}],
    'form.submitted': [{}],
    'xstate.done.actor.openBookDemo': [{ output: { isOpen: true } }, { output: { isOpen: false } }],
    'xstate.error.actor.openBookDemo': [{ error: 'the chunk is gone' }],
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
      (event.type === 'xstate.done.actor.openBookDemo' &&
        JSON.stringify(event.output) === '{"isOpen":false}'),
  },
  ignored: {
    'email.changed': 'The lead is on its way.',
    'email.rejected': 'What is wrong is said already, or the lead is on its way.',
    'form.submitted': 'A lead is sent once.',
  },
  journeys: [
    {
      title: '§4 hero form: a submit sends the lead and opens the demo form',
      events: [
        { type: 'email.changed', email: 'ana@example.net' },
        { type: 'form.submitted' },
        { type: 'xstate.done.actor.openBookDemo', output: { isOpen: true } },
      ],
      end: 'done',
      context: { email: 'ana@example.net' },
      effects: ['rememberEmail', 'sendLead', 'openBookDemo'],
    },
    {
      title:
        '§5 contracts, hero form: who comes back before the demo form was open can submit anew',
      events: [
        { type: 'email.changed', email: 'ana@example.net' },
        { type: 'form.submitted' },
        { type: 'xstate.done.actor.openBookDemo', output: { isOpen: false } },
        { type: 'form.submitted' },
      ],
      end: 'submitting',
      context: { email: 'ana@example.net' },
      effects: ['rememberEmail', 'sendLead', 'openBookDemo', 'sendLead', 'openBookDemo'],
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
      effects: ['rememberEmail', 'sendLead', 'openBookDemo'],
    },
    {
      title: '§5 hero form: what is said against an address goes away once it is valid',
      events: [
        { type: 'email.changed', email: 'ana@' },
        { type: 'email.rejected' },
        { type: 'email.changed', email: 'ana' },
        { type: 'email.changed', email: 'ana@example.net' },
      ],
      end: { editing: 'unchecked' },
    },
  ],
};
