import { useDeferredValue, useEffect } from 'react';
import { useMachine } from '#src/binding/use-machine.ts';
import { confettiMachine } from '#machines/confetti/confetti.machine.ts';
import { prefersReducedMotion } from '#src/services/browser/motion.ts';

/** Binds the confetti: it falls once after the page opens. */
export function useConfetti() {
  const [snapshot, send] = useMachine(confettiMachine);
  useEffect(() => {
    send({ type: 'page.entered', reducedMotion: prefersReducedMotion() });
  }, [send]);
  // Deferred: the pieces never delay the rest of the page.
  return { isFalling: useDeferredValue(snapshot.matches('falling'), false) };
}
