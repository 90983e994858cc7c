import assert from 'node:assert/strict';
import { estimateForm } from '#content/site/estimate-form.ts';
import { chatbotSetup } from '#content/workspace/chatbot-setup.ts';
import type { clipboardMachine } from '#machines/clipboard/clipboard.machine.ts';
import { pendingIn } from '#src/features/workspace/sample/pending.ts';
import { sampleBook, sampleNow } from '#src/features/workspace/sample/sample-conversations.ts';
// Loads the lazy module before the first step.
import '#src/features/site/estimate/EstimateForm.tsx';
import '#src/features/workspace/conversations/OpenThread.tsx';
import { button, type Assertions } from '#tests/models/driver.ts';
import { anyText, type Scene, type MachineDriver } from '#tests/models/machine-driver.ts';

const words = chatbotSetup.snippet;
const waiting = pendingIn(sampleBook('typical'), sampleNow, []).at(-1)!;

interface CopyButton {
  path: string;
  control: string;
  copied: string;
  refused: string;
}

function copyOn({ path, control, copied, refused }: CopyButton) {
  async function expectStatus(page: Assertions, status: string | null, { copies }: Scene) {
    assert.equal(await page.requestCount('clipboard'), copies);
    for (const line of [copied, refused]) {
      if (line === status) await page.expectVisible({ role: 'status', text: line });
      else await page.expectAbsent({ role: 'status', text: line });
    }
  }
  return {
    path,
    setting: { hold: ['clipboard'] },
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
      'xstate.done.actor.copyText': { act: (driver) => driver.settle('clipboard', 'done') },
      'xstate.error.actor.copyText': { act: (driver) => driver.settle('clipboard', 'failed') },
    },
    stateAssertions: {
      ready: (page, _, scene) => expectStatus(page, null, scene),
      copying: (page, _, scene) => expectStatus(page, null, scene),
      copied: (page, _, scene) => expectStatus(page, copied, scene),
      failed: (page, _, scene) => expectStatus(page, refused, scene),
    },
  } satisfies MachineDriver<typeof clipboardMachine>;
}

export const machineDrivers = [
  copyOn({
    path: '/chatbot-setup',
    control: words.copy,
    copied: words.copied,
    refused: words.failed,
  }),
  copyOn({
    path: `/conversations?open=${waiting.id}`,
    control: 'Copy link',
    copied: 'Link copied',
    refused: 'This browser blocked the copy. Copy the link from the address bar.',
  }),
  copyOn({
    path: '/customers/healthcare?subscribers=8000#estimate',
    control: estimateForm.copy,
    copied: estimateForm.copied,
    refused: estimateForm.refused,
  }),
];
