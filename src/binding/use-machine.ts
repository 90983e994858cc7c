import { useMachine as useXStateMachine } from '@xstate/react';
import { watched } from './inspection';

/** Wraps `useMachine` of @xstate/react; a global inspector can observe the actor. */
export const useMachine: typeof useXStateMachine = (machine, ...[options]) =>
  useXStateMachine(machine, { ...watched(), ...options });
