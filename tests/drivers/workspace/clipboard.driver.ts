import assert from 'node:assert/strict';
import { chatbotSetup } from '#content/workspace/chatbot-setup.ts';
import type { clipboardMachine } from '#machines/clipboard/clipboard.machine.ts';
import { button, type Assertions } from '#tests/models/driver.ts';
import { anyText, type Scene, type MachineDriver } from '#tests/models/machine-driver.ts';

const { copy, copied, failed } = chatbotSetup.snippet;

async function expectStatus(page: Assertions, status: string | null, { copies }: Scene) {
  assert.equal(await page.requestCount('clipboard'), copies);
  for (const line of [copied, failed]) {
    if (line === status) await page.expectVisible({ role: 'status', text: line });
    else await page.expectAbsent({ role: 'status', text: line });
  }
}

export const machineDriver: MachineDriver<typeof clipboardMachine> = {
  path: '/chatbot-setup',
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
      control: button(copy),
      sends: () => [{ type: 'copy.pressed', text: anyText }],
    },
    'xstate.done.actor.copyText': { act: (driver) => driver.settle('clipboard', 'done') },
    'xstate.error.actor.copyText': { act: (driver) => driver.settle('clipboard', 'failed') },
  },
  stateAssertions: {
    ready: (page, _, scene) => expectStatus(page, null, scene),
    copying: (page, _, scene) => expectStatus(page, null, scene),
    copied: (page, _, scene) => expectStatus(page, copied, scene),
    failed: (page, _, scene) => expectStatus(page, failed, scene),
  },
};
