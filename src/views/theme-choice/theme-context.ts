import { watchedActorContext } from '../../binding/use-machine';
import { themeChoiceMachine } from '../../../machines/theme-choice/theme-choice.machine';
import { keepTheme } from '../../services/theme-store';

const { Provider, useActorRef } = watchedActorContext(
  themeChoiceMachine.provide({
    actions: { keepTheme: (_, { theme }) => keepTheme(theme) },
  }),
);

export const ThemeProvider = Provider;
export const useThemeActor = useActorRef;
