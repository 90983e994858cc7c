import type { About, Model } from '../model';
import type { faqImportMachine } from './faq-import.machine';

const text = { question: 'Why is my light red?', answer: 'No signal reaches it.' };
const refusal = { row: 3, problem: { field: 'answer', kind: 'missing' } } as const;
const read = (output: object) => ({ type: 'xstate.done.actor.readFile', output }) as const;
const opened = { type: 'import.opened' } as const;
const chosen = { type: 'file.chosen', id: 'a', name: 'faq.csv' } as const;
const confirmed = { type: 'import.confirmed' } as const;

export const about: About = {
  title: 'FAQ import',
  purpose: 'Takes FAQ entries from a CSV file, and says of each row left out why.',
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
      { output: { texts: [text], refusals: [refusal] } },
      { output: { texts: [], refusals: [refusal] } },
      { output: { problem: 'not-text' } },
    ],
    'xstate.error.actor.readFile': [{ error: 'NotReadableError' }],
  },
  invariants: {
    'a closed import holds nothing of a file': ({ value, context }) =>
      value !== 'closed' || (context.texts.length === 0 && context.file === null),
    'a refused file has a reason, no other has': ({ value, context }) =>
      (typeof value === 'object' && value.open === 'refused') === (context.problem !== null),
    'what is previewed comes from a file': ({ value, context }) =>
      typeof value === 'string' || value.open !== 'previewing' || context.file !== null,
  },
  steps: {
    'entries are added once they were shown and confirmed': ({ before, event, effects }) =>
      !effects.includes('addTexts') ||
      (event.type === 'import.confirmed' && before.context.texts.length > 0),
    'a file is read once it is chosen': ({ event, effects }) =>
      effects.includes('readFile') === (event.type === 'file.chosen' && effects.length > 0),
    'a dismissed import adds nothing': ({ event, after, effects }) =>
      event.type !== 'import.dismissed' || (after.value === 'closed' && effects.length === 0),
  },
  ignored: {
    'import.opened': 'The dialog is open already.',
    'import.dismissed': 'The dialog is closed already.',
    'file.chosen': 'No file is asked for.',
    'import.confirmed': 'Nothing is shown that could be added.',
  },
  journeys: [
    {
      title: '§4 FAQ import: what was previewed is added once it is confirmed',
      events: [opened, chosen, read({ texts: [text], refusals: [refusal] }), confirmed],
      end: 'closed',
      effects: ['readFile', 'addTexts'],
    },
    {
      title: '§4 FAQ import: a file without a usable row adds nothing',
      events: [opened, chosen, read({ texts: [], refusals: [refusal] }), confirmed],
      end: { open: 'previewing' },
      context: { refusals: [refusal] },
      effects: ['readFile'],
    },
    {
      title: '§4 FAQ import: after a refused file another can be chosen',
      events: [
        opened,
        chosen,
        read({ problem: 'not-text' }),
        chosen,
        read({ texts: [text], refusals: [] }),
      ],
      end: { open: 'previewing' },
      context: { problem: null, texts: [text] },
      effects: ['readFile', 'readFile'],
    },
    {
      title: '§4 FAQ import: a dismissed import adds nothing',
      events: [opened, chosen, read({ texts: [text], refusals: [] }), { type: 'import.dismissed' }],
      end: 'closed',
      context: { texts: [] },
      effects: ['readFile'],
    },
  ],
};
