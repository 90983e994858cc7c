import type { About, Model } from '../model';
import type { FaqFileContent, FaqImportContext } from './faq-content';
import type { faqImportMachine } from './faq-import.machine';

const light = { question: 'Why is my light red?', answer: 'No signal reaches it.' };
const reset = { question: 'How do I reset my router?', answer: 'Hold the button.' };
const cells = ({ question, answer }: typeof light) => [question, answer];
const missing = { field: 'answer', kind: 'missing' } as const;

/** The content of a file with a header, a new question, no answer, and a known question. */
const withHeader: FaqFileContent = {
  encoding: 'utf-8',
  separator: ',',
  hasHeader: true,
  question: 0,
  answer: 1,
  names: ['question', 'answer'],
  previewRows: [
    { row: 2, cells: cells(light) },
    { row: 3, cells: ['Is it on?', ''] },
    { row: 4, cells: cells(reset) },
  ],
  texts: [{ row: 2, ...light }],
  duplicates: [{ row: 4, ...reset, problem: { kind: 'known' }, cells: cells(reset) }],
  rejections: [{ row: 3, problem: missing, cells: ['Is it on?', ''] }],
};
const header = { question: 'question', answer: 'answer' };
const withoutHeader: FaqFileContent = {
  ...withHeader,
  hasHeader: false,
  names: ['', ''],
  previewRows: [{ row: 1, cells: cells(header) }, ...withHeader.previewRows],
  texts: [{ row: 1, ...header }, ...withHeader.texts],
};
const noAnswers: FaqFileContent = {
  ...withHeader,
  previewRows: [{ row: 3, cells: [light.question, ''] }],
  texts: [],
  duplicates: [],
  rejections: [{ row: 3, problem: missing, cells: [light.question, ''] }],
};

function outputOf({ file, options }: FaqImportContext) {
  if (file?.name === 'faq.csv') return options.hasHeader === false ? withoutHeader : withHeader;
  return file?.name === 'no-answers.csv' ? noAnswers : { problem: 'not-text' };
}

const read = (output: object) => ({ type: 'xstate.done.actor.readFile', output }) as const;
const opened = { type: 'import.opened' } as const;
const chosen = { type: 'file.chosen', id: 'a', name: 'faq.csv' } as const;
const confirmed = { type: 'import.confirmed' } as const;
const replacing = { type: 'duplicates.chosen', choice: 'replace' } as const;
const headerless = { type: 'options.changed', options: { hasHeader: false } } as const;

export const about: About = {
  title: 'FAQ import',
  purpose: 'Shows how a CSV file is read and imports its FAQ entries.',
  where: { routes: ['/chatbot-setup'], view: 'The dialog that imports FAQ entries' },
};

export const model: Model<typeof faqImportMachine> = {
  events: {
    'import.opened': [{}],
    'file.chosen': ['faq.csv', 'no-answers.csv', 'picture.csv', 'huge.csv'].map((name) => ({
      id: 'a',
      name,
    })),
    'file.progressed': [{ percent: 10 }],
    'options.changed': [{ options: { hasHeader: false } }],
    'duplicates.chosen': [{ choice: 'replace' }, { choice: 'add' }],
    'import.confirmed': [{}],
    'import.dismissed': [{}],
    'xstate.done.actor.readFile': ({ context }) => [{ output: outputOf(context) }],
    'xstate.error.actor.readFile': [{ error: 'NotReadableError' }],
  },
  key: ({ value, context: { file, options, content, choice } }) =>
    JSON.stringify([value, file?.name, options, content?.hasHeader, choice]),
  invariants: {
    'a closed import has no file and no entries': ({ value, context }) =>
      value !== 'closed' || (context.content === null && context.file === null),
    'exactly a rejected file has a problem': ({ value, context }) =>
      (typeof value === 'object' && value.open === 'rejected') === (context.problem !== null),
    'a preview has a file and its rows': ({ value, context }) =>
      typeof value === 'string' ||
      value.open !== 'previewing' ||
      (context.file !== null && context.content !== null),
    'a rejected file shows no rows': ({ context }) =>
      context.problem === null || context.content === null,
  },
  steps: {
    'only confirming a preview adds entries': ({ before, event, effects }) =>
      !effects.includes('addTexts') ||
      (event.type === 'import.confirmed' && before.context.content !== null),
    'choosing a file or a setting reads the file': ({ event, effects }) =>
      effects.includes('readFile') ===
      (['file.chosen', 'options.changed'].includes(event.type) && effects.length > 0),
    'a new file starts without the choices for the last one': ({ event, effects, after }) =>
      event.type !== 'file.chosen' ||
      effects.length === 0 ||
      (Object.keys(after.context.options).length === 0 && after.context.choice === 'skip'),
    'dismissing the import adds nothing': ({ event, after, effects }) =>
      event.type !== 'import.dismissed' || (after.value === 'closed' && effects.length === 0),
  },
  ignored: {
    'import.opened': 'The dialog is already open.',
    'import.dismissed': 'The dialog is already closed.',
    'file.chosen': 'The dialog is closed.',
    'file.progressed': 'No file is read.',
    'options.changed': 'No rows are shown.',
    'duplicates.chosen': 'No entries are previewed.',
    'import.confirmed': 'No entries are previewed.',
  },
  journeys: [
    {
      title: '§5.34 FAQ import: confirming adds the new entries and leaves duplicates out',
      events: [opened, chosen, read(withHeader), confirmed],
      end: 'closed',
      effects: ['readFile', 'addTexts'],
      effectInputs: { addTexts: { texts: [light], replacements: [] } },
    },
    {
      title: '§5.34 FAQ import: duplicates replace entries of the list on request',
      events: [opened, chosen, read(withHeader), replacing, confirmed],
      end: 'closed',
      effects: ['readFile', 'addTexts'],
      effectInputs: { addTexts: { texts: [light], replacements: [reset] } },
    },
    {
      title: '§5.34 FAQ import: both of two equal questions are added on request',
      events: [
        opened,
        chosen,
        read(withHeader),
        { type: 'duplicates.chosen', choice: 'add' },
        confirmed,
      ],
      end: 'closed',
      effects: ['readFile', 'addTexts'],
      effectInputs: { addTexts: { texts: [light, reset], replacements: [] } },
    },
    {
      title:
        '§5.32 FAQ import: a changed setting reads the file again and shows the old rows meanwhile',
      events: [opened, chosen, read(withHeader), headerless],
      end: { open: 'reading' },
      context: { content: withHeader, options: { hasHeader: false } },
      effects: ['readFile', 'readFile'],
      effectInputs: { readFile: { id: 'a', options: { hasHeader: false } } },
    },
    {
      title: '§5.33 FAQ import: a file without a valid row adds nothing',
      events: [opened, chosen, read(noAnswers), confirmed],
      end: { open: 'previewing' },
      context: { content: noAnswers },
      effects: ['readFile'],
    },
    {
      title: '§4.73 FAQ import: after a refused file another can be chosen',
      events: [
        opened,
        chosen,
        headerless,
        read({ problem: 'not-text' }),
        headerless,
        chosen,
        read(withHeader),
      ],
      end: { open: 'previewing' },
      context: { problem: null, content: withHeader },
      effects: ['readFile', 'readFile'],
    },
    {
      title: '§5.35 FAQ import: a long file can be dismissed while it is read',
      events: [
        opened,
        chosen,
        { type: 'file.progressed', percent: 10 },
        { type: 'import.dismissed' },
      ],
      end: 'closed',
      context: { content: null, percent: 0 },
      effects: ['readFile'],
    },
  ],
};
