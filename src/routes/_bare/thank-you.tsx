import { createFileRoute, redirect } from '@tanstack/react-router';
import { thankYouGuardMachine } from '#machines/thank-you-guard/thank-you-guard.machine.ts';
import { watchedActor } from '#src/binding/watched-actor.ts';
import { headLoader } from '#src/features/site/head/head-loader.ts';
import { ThankYou } from '#src/features/leads/thank-you/thank-you.tsx';

export const Route = createFileRoute('/_bare/thank-you')({
  validateSearch: (search): { sent?: 1 } => (Number(search.sent) === 1 ? { sent: 1 } : {}),
  beforeLoad: ({ location, search, preload }) => {
    // The inspector marks a preload: the visitor has submitted nothing.
    const guard = watchedActor(thankYouGuardMachine, preload ? { id: 'preload' } : {}).start();
    guard.send({
      type: 'visitor.arrived',
      fromForm: location.state.fromForm === true,
      sent: search.sent === 1,
    });
    if (guard.getSnapshot().matches('redirected'))
      redirect({ to: '/', replace: true, throw: true });
  },
  ...headLoader('thank-you'),
  component: ThankYou,
});
