import { documentTextWords as words } from '#content/workspace/document-text.ts';
import type { About, Model } from '../model';
import type { documentTextMachine } from './document-text.machine';

const requested = { type: 'text.requested' } as const;
const dismissed = { type: 'text.dismissed' } as const;
const text = {
  text: 'Green means that the line is up.',
  facts: words.facts(32, 7, 'utf-8'),
  isCut: false,
};
const blank = { problem: words.blank };
const read = (output: object) => ({ type: 'xstate.done.actor.readText', output }) as const;

export const about: About = {
  title: 'Document text',
  purpose: 'Shows which text the chatbot could quote from a document.',
  where: { routes: ['/chatbot-setup'], view: 'View text, beside a document' },
};

export const model: Model<typeof documentTextMachine> = {
  events: {
    'text.requested': [{}],
    'text.dismissed': [{}],
    'xstate.done.actor.readText': [{ output: text }, { output: blank }],
    'xstate.error.actor.readText': [{ error: 'NotReadableError' }],
  },
  invariants: {
    'a closed dialog holds no text': ({ value, context }) =>
      value !== 'closed' || context.content === null,
    'exactly a shown document has text': ({ value, context }) =>
      (typeof value === 'object' && value.open === 'shown') ===
      (context.content !== null && 'text' in context.content),
  },
  steps: {
    'only a request reads a file': ({ event, effects }) =>
      !effects.includes('readText') || event.type === 'text.requested',
    'dismissing closes the dialog': ({ event, after }) =>
      event.type !== 'text.dismissed' || after.value === 'closed',
  },
  ignored: {
    'text.requested': 'The dialog covers the button.',
    'text.dismissed': 'The dialog is already closed.',
  },
  journeys: [
    {
      title: '§2.105 uploads: a document’s text is shown and dismissed',
      events: [requested, read(text), dismissed],
      end: 'closed',
      effects: ['readText'],
    },
    {
      title: '§2.105 uploads: a document without text says so',
      events: [requested, read(blank)],
      end: { open: 'failed' },
      context: { content: blank },
    },
    {
      title: '§2.105 uploads: a file that is gone says so',
      events: [requested, { type: 'xstate.error.actor.readText', error: 'NotFoundError' }],
      end: { open: 'failed' },
      context: { content: null },
    },
  ],
};
