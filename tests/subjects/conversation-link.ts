import assert from 'node:assert/strict';
import type { conversationLinkMachine } from '../../machines/conversation-link/conversation-link.machine';
import { button, type Eyes } from '../models/hands';
import type { Scene, Subject } from '../models/subject';

const copied = 'Link copied';
const refused = 'This browser gives no clipboard: copy the address above the page.';

async function says(eyes: Eyes, said: string | null, { copies }: Scene) {
  assert.equal(await eyes.asked('clipboard'), copies);
  for (const line of [copied, refused]) {
    if (line === said) await eyes.see({ role: 'status', text: line });
    else await eyes.miss({ role: 'status', text: line });
  }
}

export const subject: Subject<typeof conversationLinkMachine> = {
  path: '/conversations?open=20261120-150',
  given: { hold: ['clipboard'] },
  scene: {
    start: { copies: 0 },
    next: ({ copies }, _, before, after): Scene => ({
      copies: Number(copies) + (!before.matches('copying') && after.matches('copying') ? 1 : 0),
    }),
    key: () => null,
  },
  events: {
    'copy.pressed': { control: button('Copy link') },
    'xstate.done.actor.copyLink': { act: (hands) => hands.answer('clipboard', 'done') },
    'xstate.error.actor.copyLink': { act: (hands) => hands.answer('clipboard', 'failed') },
  },
  promises: {
    ready: (eyes, _, scene) => says(eyes, null, scene),
    copying: (eyes, _, scene) => says(eyes, null, scene),
    copied: (eyes, _, scene) => says(eyes, copied, scene),
    refused: (eyes, _, scene) => says(eyes, refused, scene),
  },
};
