import { createActor } from 'xstate';
import { watched } from './inspection';

/** Creates an actor outside React, as XState does, where it can be watched. */
export const watchedActor: typeof createActor = (logic, ...[options]) =>
  createActor(logic, { ...watched(), ...options });
