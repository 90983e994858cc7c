import { confetti } from '#content/constants.ts';
import type { confettiMachine } from '#machines/confetti/confetti.machine.ts';
import type { Assertions } from '#tests/models/driver.ts';
import type { MachineDriver } from '#tests/models/machine-driver.ts';

const pieces = { css: '[data-confetti] > *' };
const expectNone = (page: Assertions) => page.expectAbsent({ css: '[data-confetti]' });

export const machineDriver: MachineDriver<typeof confettiMachine> = {
  events: {
    'page.entered': {
      can: (_, { value }) => value === 'idle' || 'A page is entered once.',
      async act(driver, { reducedMotion }) {
        await driver.open('/book-demo', { reducedMotion });
        // The page paints a frame first.
        await driver.advanceTime(20);
      },
    },
  },
  stateAssertions: {
    idle: expectNone,
    falling: (page) => page.expectCount(pieces, confetti.pieces),
    settled: expectNone,
  },
};
