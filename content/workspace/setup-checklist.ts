/** The steps of the setup, in order; `to` and `hash` lead to the place of each. */
export const setupSteps = [
  { id: 'named', text: 'Name your chatbot', to: '/chatbot-setup', hash: 'chatbot-name' },
  {
    id: 'styled',
    text: 'Choose its looks',
    to: '/chatbot-setup',
    hash: 'chatbot-appearance-heading',
  },
  { id: 'answering', text: 'Write a first FAQ entry', to: '/chatbot-setup', hash: 'faq-heading' },
  { id: 'reading', text: 'Add a document', to: '/chatbot-setup', hash: 'documents-heading' },
  {
    id: 'embedded',
    text: 'Copy the snippet to your website',
    to: '/chatbot-setup',
    hash: 'snippet-heading',
  },
  { id: 'visited', text: 'Get the first conversation', to: '/conversations', hash: '' },
] as const;
export type SetupStep = (typeof setupSteps)[number]['id'];

/** The copy of the checklist on the dashboard of a new workspace. */
export const setupWords = {
  title: 'Set up your chatbot',
  progress: (done: number) => `${done} of ${setupSteps.length} done`,
  done: 'Done:',
  open: 'To do:',
  hide: 'Hide the checklist',
  show: 'Show the setup checklist',
  failed: 'The checklist could not be loaded. Reload the page to see it.',
} as const;
