import { fromCallback } from 'xstate';
import { watchedActorContext } from '#src/binding/use-machine.ts';
import {
  themeChoiceMachine,
  type ThemeChoiceEvent,
} from '#machines/theme-choice/theme-choice.machine.ts';
import { storeTheme, watchTheme } from './theme-store';

const { Provider, useActorRef } = watchedActorContext(
  themeChoiceMachine.provide({
    actors: {
      watchStore: fromCallback<ThemeChoiceEvent>(({ sendBack }) =>
        watchTheme((theme) => sendBack({ type: 'store.changed', theme })),
      ),
    },
    actions: { storeTheme: (_, { theme }) => storeTheme(theme) },
  }),
);

/** Provides one theme choice; the script in the head has applied it before this runs. */
export const ThemeProvider = Provider;
export const useThemeActor = useActorRef;
