import assert from 'node:assert/strict';
import { chatbotSetup } from '#content/workspace/chatbot-setup.ts';
import type { clipboardMachine } from '#machines/clipboard/clipboard.machine.ts';
import { button, type Eyes } from '#tests/models/hands.ts';
import { anyText, type Scene, type Subject } from '#tests/models/subject.ts';

const words = chatbotSetup.snippet;

interface Place {
  path: string;
  control: string;
  copied: string;
  refused: string;
}

function copyOn({ path, control, copied, refused }: Place) {
  async function says(eyes: Eyes, said: string | null, { copies }: Scene) {
    assert.equal(await eyes.asked('clipboard'), copies);
    for (const line of [copied, refused]) {
      if (line === said) await eyes.see({ role: 'status', text: line });
      else await eyes.miss({ role: 'status', text: line });
    }
  }
  return {
    path,
    given: { hold: ['clipboard'] },
    scene: {
      start: { copies: 0 },
      key: () => null,
      next: ({ copies }, { type }, before) => ({
        copies: Number(copies) + (type === 'copy.pressed' && !before.matches('copying') ? 1 : 0),
      }),
    },
    events: {
      'copy.pressed': {
        control: button(control),
        sends: () => [{ type: 'copy.pressed', text: anyText }],
      },
      'xstate.done.actor.copyText': { act: (hands) => hands.answer('clipboard', 'done') },
      'xstate.error.actor.copyText': { act: (hands) => hands.answer('clipboard', 'failed') },
    },
    promises: {
      ready: (eyes, _, scene) => says(eyes, null, scene),
      copying: (eyes, _, scene) => says(eyes, null, scene),
      copied: (eyes, _, scene) => says(eyes, copied, scene),
      refused: (eyes, _, scene) => says(eyes, refused, scene),
    },
  } satisfies Subject<typeof clipboardMachine>;
}

export const subjects = [
  copyOn({
    path: '/chatbot-setup',
    control: words.copy,
    copied: words.copied,
    refused: words.failed,
  }),
  copyOn({
    path: '/conversations?open=20261120-150',
    control: 'Copy link',
    copied: 'Link copied',
    refused: 'This browser blocked the copy. Copy the link from the address bar.',
  }),
];
