import { createActorContext, useMachine as useXStateMachine } from '@xstate/react';
import { watched } from './inspection';

/** Wraps `useMachine` of @xstate/react; a global inspector can observe the actor. */
export const useMachine: typeof useXStateMachine = (machine, ...[options]) =>
  useXStateMachine(machine, { ...watched(), ...options });

/** Wraps `createActorContext` of @xstate/react; a global inspector can observe the actor. */
export const watchedActorContext: typeof createActorContext = (logic, options) =>
  createActorContext(
    logic,
    // A getter, because this module may be evaluated before an inspector is set.
    Object.defineProperty({ ...options }, 'inspect', {
      enumerable: true,
      get: () => watched().inspect,
    }),
  );
