import { chatbotSetup } from '../../content/chatbot-setup';
import type { previewSheetMachine } from '../../machines/preview-sheet/preview-sheet.machine';
import { button } from '../models/hands';
import type { Subject } from '../models/subject';

const words = chatbotSetup.preview;
const sheet = { role: 'dialog', name: words.title };

export const subject: Subject<typeof previewSheetMachine> = {
  path: '/chatbot-setup',
  given: { small: true },
  events: {
    'sheet.opened': {
      can: (_, { value }) => value === 'closed' || 'The open sheet covers its button.',
      async act(hands) {
        await hands.resize(true);
        await hands.press(button(words.title));
      },
    },
    'sheet.closed': {
      can: (_, { value }) => value === 'open' || 'Its button lies in the sheet.',
      control: button(words.close),
    },
    'viewport.widened': {
      async act(hands) {
        await hands.resize(true);
        await hands.resize(false);
      },
    },
  },
  promises: {
    closed: (eyes) => eyes.miss(sheet),
    open: (eyes) => eyes.see({ role: 'group', name: words.host, within: sheet }),
  },
};
