import { createFileRoute, redirect } from '@tanstack/react-router';
import { headLoader } from '#src/features/site/head/head-loader.ts';
import { ThankYou } from '#src/features/leads/thank-you/thank-you.tsx';

export const Route = createFileRoute('/_bare/thank-you')({
  validateSearch: (search): { sent?: 1 } => (Number(search.sent) === 1 ? { sent: 1 } : {}),
  beforeLoad: async ({ location, search, preload }) => {
    // On demand: other pages start without XState.
    const { hasSubmitted } = await import('#src/features/leads/thank-you/has-submitted.ts');
    const fromForm = location.state.fromForm === true;
    if (!hasSubmitted({ fromForm, sent: search.sent === 1 }, preload))
      redirect({ to: '/', replace: true, throw: true });
  },
  ...headLoader('thank-you'),
  component: ThankYou,
});
