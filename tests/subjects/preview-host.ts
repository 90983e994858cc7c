import { chatbotSetup } from '../../content/chatbot-setup';
import type { previewHostMachine } from '../../machines/preview-host/preview-host.machine';
import { button, type Eyes } from '../models/hands';
import type { Subject } from '../models/subject';

const words = chatbotSetup.preview;
const choice = { role: 'group', name: words.host };
const frame = (host: string) => ({ css: `[class*="host-${host}"]`, text: new RegExp(words.page) });

async function shows(eyes: Eyes, host: 'light' | 'dark') {
  for (const one of ['light', 'dark'] as const) {
    await eyes.see(button(words[one], choice), { pressed: one === host });
    if (one === host) await eyes.see(frame(one));
    else await eyes.miss(frame(one));
  }
}

export const subject: Subject<typeof previewHostMachine> = {
  path: '/chatbot-setup',
  events: {
    'host.chosen': { act: (hands, { host }) => hands.press(button(words[host], choice)) },
  },
  promises: {
    light: (eyes) => shows(eyes, 'light'),
    dark: (eyes) => shows(eyes, 'dark'),
  },
};
