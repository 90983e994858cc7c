import type { About, Model } from '../model';
import type { faqImportMachine } from './faq-import.machine';

const text = { question: 'Why is my light red?', answer: 'No signal reaches it.' };
const rejection = { row: 3, problem: { field: 'answer', kind: 'missing' } } as const;
const read = (output: object) => ({ type: 'xstate.done.actor.readFile', output }) as const;
const opened = { type: 'import.opened' } as const;
const chosen = { type: 'file.chosen', id: 'a', name: 'faq.csv' } as const;
const confirmed = { type: 'import.confirmed' } as const;

export const about: About = {
  title: 'FAQ import',
  purpose: 'Imports FAQ entries from a CSV file and gives a reason for each rejected row.',
  where: { routes: ['/chatbot-setup'], view: 'The dialog that imports FAQ entries' },
};

export const model: Model<typeof faqImportMachine> = {
  events: {
    'import.opened': [{}],
    'file.chosen': ['faq.csv', 'no-answers.csv', 'picture.csv', 'huge.csv'].map((name) => ({
      id: 'a',
      name,
    })),
    'import.confirmed': [{}],
    'import.dismissed': [{}],
    'xstate.done.actor.readFile': [
      { output: { texts: [text], rejections: [rejection] } },
      { output: { texts: [], rejections: [rejection] } },
      { output: { problem: 'not-text' } },
    ],
    'xstate.error.actor.readFile': [{ error: 'NotReadableError' }],
  },
  invariants: {
    'a closed import has no file and no entries': ({ value, context }) =>
      value !== 'closed' || (context.texts.length === 0 && context.file === null),
    'exactly a rejected file has a problem': ({ value, context }) =>
      (typeof value === 'object' && value.open === 'rejected') === (context.problem !== null),
    'a preview has a file': ({ value, context }) =>
      typeof value === 'string' || value.open !== 'previewing' || context.file !== null,
  },
  steps: {
    'only confirming a preview adds entries': ({ before, event, effects }) =>
      !effects.includes('addTexts') ||
      (event.type === 'import.confirmed' && before.context.texts.length > 0),
    'choosing a file reads it': ({ event, effects }) =>
      effects.includes('readFile') === (event.type === 'file.chosen' && effects.length > 0),
    'dismissing the import adds nothing': ({ event, after, effects }) =>
      event.type !== 'import.dismissed' || (after.value === 'closed' && effects.length === 0),
  },
  ignored: {
    'import.opened': 'The dialog is already open.',
    'import.dismissed': 'The dialog is already closed.',
    'file.chosen': 'The dialog is closed.',
    'import.confirmed': 'No entries are previewed.',
  },
  journeys: [
    {
      title: '§4 FAQ import: confirming adds the previewed entries',
      events: [opened, chosen, read({ texts: [text], rejections: [rejection] }), confirmed],
      end: 'closed',
      effects: ['readFile', 'addTexts'],
    },
    {
      title: '§4 FAQ import: a file without a valid row adds nothing',
      events: [opened, chosen, read({ texts: [], rejections: [rejection] }), confirmed],
      end: { open: 'previewing' },
      context: { rejections: [rejection] },
      effects: ['readFile'],
    },
    {
      title: '§4 FAQ import: after a refused file another can be chosen',
      events: [
        opened,
        chosen,
        read({ problem: 'not-text' }),
        chosen,
        read({ texts: [text], rejections: [] }),
      ],
      end: { open: 'previewing' },
      context: { problem: null, texts: [text] },
      effects: ['readFile', 'readFile'],
    },
    {
      title: '§4 FAQ import: dismissing the import adds nothing',
      events: [
        opened,
        chosen,
        read({ texts: [text], rejections: [] }),
        { type: 'import.dismissed' },
      ],
      end: 'closed',
      context: { texts: [] },
      effects: ['readFile'],
    },
  ],
};
