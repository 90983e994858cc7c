import { setup } from 'xstate';

/**
 * Returns true if the visitor arrives from a submission (specification §16.5): by the form's
 * navigation, or by the plain POST, which redirects to `?sent=1`. Uses nothing outside its body:
 * its source also runs inline in the prerendered page, before the first paint.
 */
export function arrivedFromForm(navigation: { fromForm: unknown; sent: unknown }): boolean {
  return navigation.fromForm === true || navigation.sent === true || navigation.sent === '1';
}

type ThankYouGuardEvent = { type: 'visitor.arrived'; fromForm: boolean; sent: boolean };

/** Guards the thank-you page (specification §16.5). */
export const thankYouGuardMachine = setup({
  types: { events: {} as ThankYouGuardEvent },
  guards: { hasSubmitted: ({ event }) => arrivedFromForm(event) },
}).createMachine({
  id: 'thank-you-guard',
  description: 'Allows the thank-you page only after a submission.',
  initial: 'checking',
  states: {
    checking: {
      description: 'Checks the navigation before the first paint.',
      on: {
        'visitor.arrived': [
          {
            guard: 'hasSubmitted',
            target: 'allowed',
            description: 'Visitor arrives from a submission.',
          },
          { target: 'redirected', description: 'Visitor arrives without a submission.' },
        ],
      },
    },
    allowed: { type: 'final', description: 'The thank-you page is shown.' },
    redirected: { type: 'final', description: 'The home page replaces the thank-you page.' },
  },
});
