import { setup } from 'xstate';

type PreviewHostEvent = { type: 'host.chosen'; host: 'light' | 'dark' };

/** The page that the preview puts around the chatbot. */
export const previewHostMachine = setup({
  types: { events: {} as PreviewHostEvent },
  guards: {
    isHost: ({ event }, { host }: { host: 'light' | 'dark' }) => event.host === host,
  },
}).createMachine({
  id: 'preview-host',
  description: 'Whether the chatbot is shown on a light page or on a dark one.',
  initial: 'light',
  states: {
    light: {
      description: 'The page around the chatbot is light, whatever this site’s theme.',
      on: {
        'host.chosen': {
          guard: { type: 'isHost', params: { host: 'dark' } },
          target: 'dark',
          description: 'The customer’s own site is dark.',
        },
      },
    },
    dark: {
      description: 'The page around the chatbot is dark, whatever this site’s theme.',
      on: {
        'host.chosen': {
          guard: { type: 'isHost', params: { host: 'light' } },
          target: 'light',
          description: 'The customer’s own site is light.',
        },
      },
    },
  },
});
