import assert from 'node:assert/strict';
import { chatbotSetup } from '../../content/chatbot-setup';
import type { snippetCopyMachine } from '../../machines/snippet-copy/snippet-copy.machine';
import { button, type Eyes } from '../models/hands';
import { anyText, type Scene, type Subject } from '../models/subject';

const words = chatbotSetup.snippet;
const includeFaq = { role: 'checkbox', name: words.includeFaq };

async function says(eyes: Eyes, said: string | null, { copies }: Scene) {
  assert.equal(await eyes.asked('clipboard'), copies);
  for (const line of [words.copied, words.failed]) {
    if (line === said) await eyes.see({ role: 'status', text: line });
    else await eyes.miss({ role: 'status', text: line });
  }
}

export const subject: Subject<typeof snippetCopyMachine> = {
  path: '/chatbot-setup',
  given: { hold: ['clipboard'] },
  scene: {
    start: { copies: 0 },
    key: () => null,
    next: ({ copies }, { type }, before) => ({
      copies: Number(copies) + (type === 'copy.pressed' && !before.matches('copying') ? 1 : 0),
    }),
  },
  opens: [{ type: 'snippet.changed', snippet: anyText }],
  events: {
    'copy.pressed': { control: button(words.copy) },
    'snippet.changed': {
      act: (hands) => hands.press(includeFaq),
      sends: () => [{ type: 'snippet.changed', snippet: anyText }],
    },
    'xstate.done.actor.copySnippet': { act: (hands) => hands.answer('clipboard', 'done') },
    'xstate.error.actor.copySnippet': { act: (hands) => hands.answer('clipboard', 'failed') },
  },
  promises: {
    idle: (eyes, _, scene) => says(eyes, null, scene),
    copying: (eyes, _, scene) => says(eyes, null, scene),
    copied: (eyes, _, scene) => says(eyes, words.copied, scene),
    failed: (eyes, _, scene) => says(eyes, words.failed, scene),
  },
};
