import { fromCallback, type ActorRefFrom, type SnapshotFrom } from 'xstate';
import { watchedActor } from '#src/binding/watched-actor.ts';
import {
  themeChoiceMachine,
  type ThemeChoiceEvent,
} from '#machines/theme-choice/theme-choice.machine.ts';
import { storeTheme, watchTheme } from './theme-store';

const machine = themeChoiceMachine.provide({
  actors: {
    watchStore: fromCallback<ThemeChoiceEvent>(({ sendBack }) =>
      watchTheme((theme) => sendBack({ type: 'store.changed', theme })),
    ),
  },
  actions: { storeTheme: (_, { theme }) => storeTheme(theme) },
});

let actor: ActorRefFrom<typeof themeChoiceMachine> | undefined;
let users = 0;

/** Returns the actor that all theme controls of the page share; it runs while one is shown. */
const sharedActor = () => (actor ??= watchedActor(machine).start());

/** Calls `listener` at each change of the choice. Returns a disposer. */
export function subscribeToTheme(listener: () => void): () => void {
  const subscription = sharedActor().subscribe(listener);
  users += 1;
  return () => {
    subscription.unsubscribe();
    users -= 1;
    if (users > 0) return;
    actor?.stop();
    actor = undefined;
  };
}

export const themeSnapshot = (): SnapshotFrom<typeof themeChoiceMachine> =>
  sharedActor().getSnapshot();

export const sendToTheme = (event: ThemeChoiceEvent): void => sharedActor().send(event);
