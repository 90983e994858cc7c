import { brand } from '#content/brand.ts';
import { chatbotSetup } from '#content/workspace/chatbot-setup.ts';
import type { sheetMachine } from '#machines/sheet/sheet.machine.ts';
import { button, link, type Find } from '#tests/models/hands.ts';
import type { Subject } from '#tests/models/subject.ts';

const words = chatbotSetup.preview;

interface Place {
  path: string;
  sheet: Find;
  opener: Find;
  closer: string;
  /** A link in the sheet to the home page. */
  home?: Find;
}

function sheetOn({ path, sheet, opener, closer, home }: Place): Subject<typeof sheetMachine> {
  return {
    path,
    given: { small: true },
    events: {
      'sheet.opened': {
        can: (_, { value }) => value === 'closed' || 'The open sheet covers its button.',
        async act(hands) {
          await hands.resize(true);
          await hands.press(opener);
        },
      },
      'sheet.closed': {
        can: (_, { value }) => value === 'open' || 'There is no sheet to close.',
        control: button(closer, sheet),
      },
      'link.followed': home
        ? {
            can: (_, { value }) => value === 'open' || 'There is no sheet to close.',
            async act(hands) {
              await hands.press(home);
              await hands.address('/');
            },
          }
        : 'There is no link in the preview.',
      'viewport.widened': {
        can: (_, { value }) => value === 'open' || 'Without a sheet the width makes no difference.',
        act: (hands) => hands.resize(false),
      },
    },
    promises: {
      closed: (eyes) => eyes.miss(sheet),
      open: async (eyes) => {
        await eyes.see(sheet);
        if (home) await eyes.see({ css: '[aria-haspopup=dialog]' }, { expanded: true });
        else await eyes.see({ role: 'group', name: words.host, within: sheet });
      },
    },
  };
}

const menu = { role: 'dialog', name: 'Menu' };

export const subjects = [
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
