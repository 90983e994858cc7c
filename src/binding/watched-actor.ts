import { createActor } from 'xstate';
import { watched } from './inspection';

/** Wraps XState's `createActor`; a global inspector can observe the actor. */
export const watchedActor: typeof createActor = (logic, ...[options]) =>
  createActor(logic, { ...watched(), ...options });
