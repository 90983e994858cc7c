import type { conversationLinkMachine } from '../../machines/conversation-link/conversation-link.machine';
import { button, type Eyes } from '../models/hands';
import type { Subject } from '../models/subject';

const copied = 'Link copied';
const refused = 'This browser gives no clipboard: copy the address above the page.';

async function says(eyes: Eyes, said: string | null) {
  for (const line of [copied, refused]) {
    if (line === said) await eyes.see({ role: 'status', text: line });
    else await eyes.miss({ role: 'status', text: line });
  }
}

export const subject: Subject<typeof conversationLinkMachine> = {
  path: '/conversations?open=20261120-150',
  given: { hold: ['clipboard'] },
  events: {
    'copy.pressed': { control: button('Copy link') },
    'xstate.done.actor.copyLink': { act: (hands) => hands.answer('clipboard', 'done') },
    'xstate.error.actor.copyLink': { act: (hands) => hands.answer('clipboard', 'failed') },
  },
  promises: {
    ready: (eyes) => says(eyes, null),
    copying: (eyes) => says(eyes, null),
    copied: (eyes) => says(eyes, copied),
    refused: (eyes) => says(eyes, refused),
  },
};
