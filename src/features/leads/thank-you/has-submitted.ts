import type { EventFrom } from 'xstate';
import { thankYouGuardMachine } from '#machines/thank-you-guard/thank-you-guard.machine.ts';
import { watchedActor } from '#src/binding/watched-actor.ts';

type Visit = Omit<EventFrom<typeof thankYouGuardMachine>, 'type'>;

/** Returns true if the visitor, or a preload for one, may see the page (specification §16.5). */
export function hasSubmitted(visit: Visit, isPreload: boolean): boolean {
  // The inspector marks a preload: the visitor has submitted nothing.
  const guard = watchedActor(thankYouGuardMachine, isPreload ? { id: 'preload' } : {}).start();
  guard.send({ type: 'visitor.arrived', ...visit });
  return guard.getSnapshot().matches('allowed');
}
