import { useDeferredValue, useEffect } from 'react';
import { useMachine } from '../../binding/use-machine';
import { confettiMachine } from '../../../machines/confetti/confetti.machine';
import { prefersReducedMotion } from '../../services/motion';

/** Binds the confetti: it falls once after the page has been entered, and is gone. */
export function useConfetti() {
  const [snapshot, send] = useMachine(confettiMachine);
  useEffect(() => {
    send({ type: 'page.entered', reducedMotion: prefersReducedMotion() });
  }, [send]);
  // The pieces never hold up what else is to be drawn.
  return { isFalling: useDeferredValue(snapshot.matches('falling'), false) };
}
