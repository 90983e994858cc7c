import { thankYou } from '#content/site/book-demo.ts';
import type { thankYouGuardMachine } from '#machines/thank-you-guard/thank-you-guard.machine.ts';
import { fillDemoForm } from '#tests/models/demo-request.ts';
import { button } from '#tests/models/driver.ts';
import type { MachineDriver } from '#tests/models/machine-driver.ts';

const thanks = { role: 'heading', name: thankYou.heading };

export const machineDriver: MachineDriver<typeof thankYouGuardMachine> = {
  events: {
    'visitor.arrived': {
      can: ({ fromForm, sent }) =>
        !(fromForm && sent) || 'A visitor comes through the form or its plain POST, never both.',
      act: async (driver, { fromForm, sent }) => {
        await driver.open('/book-demo');
        if (!fromForm) return driver.navigate(sent ? '/thank-you?sent=1' : '/thank-you');
        await fillDemoForm(driver);
        await driver.click(button('Request my demo'));
        await driver.expectVisible(thanks);
      },
    },
  },
  stateAssertions: {
    checking: { unseen: 'It ends before the first paint.' },
    allowed: async (page) => {
      await page.expectAddress(/^\/thank-you(\?sent=1)?$/);
      await page.expectVisible(thanks);
    },
    redirected: async (page) => {
      await page.expectAddress('/');
      await page.expectAbsent(thanks);
    },
  },
};
