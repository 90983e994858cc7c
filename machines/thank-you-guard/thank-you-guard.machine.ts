import { setup } from 'xstate';

/**
 * Whether a visitor has come to the thank-you page from a submission (specification §4): by the
 * form's navigation, or by the plain POST, which lands on `?sent=1`. It stands alone, because its
 * source text also runs in the prerendered page before anything is painted.
 */
export function arrivedFromForm(arrival: { fromForm: unknown; sent: unknown }): boolean {
  return arrival.fromForm === true || arrival.sent === true || arrival.sent === '1';
}

type ThankYouGuardEvent = { type: 'visitor.arrived'; fromForm: boolean; sent: boolean };

/** Who may see the thank-you page (specification §2 and §4). */
export const thankYouGuardMachine = setup({
  types: { events: {} as ThankYouGuardEvent },
  guards: { hasSubmitted: ({ event }) => arrivedFromForm(event) },
}).createMachine({
  id: 'thank-you-guard',
  description: 'Lets a visitor see the thank-you page only after a submission.',
  initial: 'checking',
  states: {
    checking: {
      description: 'How the visitor came is not known yet; nothing is painted.',
      on: {
        'visitor.arrived': [
          {
            guard: 'hasSubmitted',
            target: 'allowed',
            description: 'The visitor has just submitted the form.',
          },
          { target: 'redirected', description: 'The visitor came without a submission.' },
        ],
      },
    },
    allowed: { type: 'final', description: 'The thank-you page is shown.' },
    redirected: { type: 'final', description: 'The visitor is sent home by replacement.' },
  },
});
