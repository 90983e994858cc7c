import { createActorContext, useMachine as useXStateMachine } from '@xstate/react';
import { watched } from './inspection';

/** Runs a machine as long as its component lives, as @xstate/react does, where it can be watched. */
export const useMachine: typeof useXStateMachine = (machine, ...[options]) =>
  useXStateMachine(machine, { ...watched(), ...options });

/** Gives a subtree one actor of a machine, as @xstate/react does, where it can be watched. */
export const watchedActorContext: typeof createActorContext = (logic, options) =>
  createActorContext(
    logic,
    // Asked when an actor starts: this file may be read before anybody watches.
    Object.defineProperty({ ...options }, 'inspect', {
      enumerable: true,
      get: () => watched().inspect,
    }),
  );
