import type { EventFrom } from 'xstate';
import { thankYouGuardMachine } from '#machines/thank-you-guard/thank-you-guard.machine.ts';
import { watchedActor } from '#src/binding/watched-actor.ts';

/** Returns true if the visitor has submitted the form (specification §4). */
export function hasSubmitted(event: EventFrom<typeof thankYouGuardMachine>): boolean {
  const guard = watchedActor(thankYouGuardMachine).start();
  guard.send(event);
  return guard.getSnapshot().matches('allowed');
}
