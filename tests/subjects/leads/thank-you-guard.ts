import { thankYou } from '#content/site/book-demo.ts';
import type { thankYouGuardMachine } from '#machines/thank-you-guard/thank-you-guard.machine.ts';
import { fillDemoForm } from '#tests/models/demo-request.ts';
import { button } from '#tests/models/hands.ts';
import type { Subject } from '#tests/models/subject.ts';

const thanks = { role: 'heading', name: thankYou.heading };

export const subject: Subject<typeof thankYouGuardMachine> = {
  events: {
    'visitor.arrived': {
      can: ({ fromForm, sent }) =>
        !(fromForm && sent) || 'A visitor comes by the form’s own navigation or by its plain POST.',
      act: async (hands, { fromForm, sent }) => {
        await hands.open('/book-demo');
        if (!fromForm) return hands.go(sent ? '/thank-you?sent=1' : '/thank-you');
        await fillDemoForm(hands);
        await hands.press(button('Request my demo'));
        await hands.see(thanks);
      },
    },
  },
  promises: {
    checking: { unseen: 'It decides before anything is painted.' },
    allowed: async (eyes) => {
      await eyes.address(/^\/thank-you(\?sent=1)?$/);
      await eyes.see(thanks);
    },
    redirected: async (eyes) => {
      await eyes.address('/');
      await eyes.miss(thanks);
    },
  },
};
