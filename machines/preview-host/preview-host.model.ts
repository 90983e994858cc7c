import type { About, Model } from '../model';
import type { previewHostMachine } from './preview-host.machine';

const dark = { type: 'host.chosen', host: 'dark' } as const;
const light = { type: 'host.chosen', host: 'light' } as const;

export const about: About = {
  title: 'Preview host',
  purpose: 'Shows the chatbot on a page as light or as dark as the customer’s own.',
  where: { routes: ['/chatbot-setup'], view: 'The page frame around the preview' },
};

export const model: Model<typeof previewHostMachine> = {
  events: { 'host.chosen': [{ host: 'dark' }, { host: 'light' }] },
  invariants: {
    'the page around the chatbot is light or dark': ({ value }) =>
      ['light', 'dark'].includes(value),
  },
  steps: {
    'the page that was picked last is shown': ({ event, after }) =>
      event.type !== 'host.chosen' || after.value === event.host,
  },
  journeys: [
    { title: '§2 chatbot preview: the page around it can be dark', events: [dark], end: 'dark' },
    {
      title: '§2 chatbot preview: the page around it can be light again',
      events: [dark, light, light],
      end: 'light',
    },
  ],
};
