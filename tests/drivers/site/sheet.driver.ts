import { brand } from '#content/brand.ts';
import { chatbotSetup } from '#content/workspace/chatbot-setup.ts';
import type { sheetMachine } from '#machines/sheet/sheet.machine.ts';
import { button, link, type Find } from '#tests/models/driver.ts';
import type { MachineDriver } from '#tests/models/machine-driver.ts';

const words = chatbotSetup.preview;

interface SheetPage {
  path: string;
  sheet: Find;
  opener: Find;
  closer: string;
  /** A link in the sheet to the home page. */
  home?: Find;
}

function sheetOn({
  path,
  sheet,
  opener,
  closer,
  home,
}: SheetPage): MachineDriver<typeof sheetMachine> {
  return {
    path,
    given: { small: true },
    events: {
      'sheet.opened': {
        can: (_, { value }) => value === 'closed' || 'The open sheet covers its button.',
        async act(driver) {
          await driver.resize(true);
          await driver.click(opener);
        },
      },
      'sheet.closed': {
        can: (_, { value }) => value === 'open' || 'The sheet is closed.',
        control: button(closer, sheet),
      },
      'link.followed': home
        ? {
            can: (_, { value }) => value === 'open' || 'The sheet is closed.',
            async act(driver) {
              await driver.click(home);
              await driver.expectAddress('/');
            },
          }
        : 'The preview has no link.',
      'viewport.widened': {
        can: (_, { value }) => value === 'open' || 'A closed sheet ignores the width.',
        act: (driver) => driver.resize(false),
      },
    },
    stateAssertions: {
      closed: (page) => page.expectAbsent(sheet),
      open: async (page) => {
        await page.expectVisible(sheet);
        if (home) await page.expectVisible({ css: '[aria-haspopup=dialog]' }, { expanded: true });
        else await page.expectVisible({ role: 'group', name: words.host, within: sheet });
      },
    },
  };
}

const menu = { role: 'dialog', name: 'Menu' };

export const machineDrivers = [
  sheetOn({
    path: '/about',
    sheet: menu,
    opener: button('Open menu'),
    closer: 'Close menu',
    home: link(`${brand.name} home`, menu),
  }),
  sheetOn({
    path: '/chatbot-setup',
    sheet: { role: 'dialog', name: words.title },
    opener: button(words.title),
    closer: words.close,
  }),
];
