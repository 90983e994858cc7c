import { useDeferredValue, useEffect } from 'react';
import { useMachine } from '#src/binding/use-machine.ts';
import { confettiMachine } from '#machines/confetti/confetti.machine.ts';
import { afterPaint } from '#src/hydration/events.ts';
import { prefersReducedMotion } from '#src/services/browser/motion.ts';

/** Binds the confetti: it falls once after the page opens. */
export function useConfetti() {
  const [snapshot, send] = useMachine(confettiMachine);
  // The page is painted before any of the 80 pieces is rendered.
  useEffect(
    () => afterPaint(() => send({ type: 'page.entered', reducedMotion: prefersReducedMotion() })),
    [send],
  );
  return { isFalling: useDeferredValue(snapshot.matches('falling'), false) };
}
