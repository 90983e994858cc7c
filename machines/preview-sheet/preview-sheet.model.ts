import type { About, Model } from '../model';
import type { previewSheetMachine } from './preview-sheet.machine';

const opened = { type: 'sheet.opened' } as const;

export const about: About = {
  title: 'Preview sheet',
  purpose: 'Keeps the preview within reach on small screens.',
  where: { routes: ['/chatbot-setup'], view: 'The button Preview and its sheet' },
};

export const model: Model<typeof previewSheetMachine> = {
  events: { 'sheet.opened': [{}], 'sheet.closed': [{}], 'viewport.widened': [{}] },
  invariants: {},
  steps: {
    'nothing but its button opens the sheet': ({ before, event, after }) =>
      after.value === 'closed' || before.value === 'open' || event.type === 'sheet.opened',
    'closing and a wide screen leave no sheet open': ({ event, after }) =>
      event.type === 'sheet.opened' || after.value === 'closed',
  },
  ignored: {
    'sheet.opened': 'The sheet is open already.',
    'sheet.closed': 'The sheet is closed already.',
    'viewport.widened': 'No sheet is open.',
  },
  journeys: [
    {
      title: '§2 chatbot preview: the sheet opens and closes',
      events: [opened, opened, { type: 'sheet.closed' }],
      end: 'closed',
    },
    {
      title: '§2 chatbot preview: a screen that has become wide has no sheet',
      events: [opened, { type: 'viewport.widened' }],
      end: 'closed',
    },
  ],
};
