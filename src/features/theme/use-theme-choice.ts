import { useCallback, useSyncExternalStore } from 'react';
import type { SnapshotFrom } from 'xstate';
import type { themeChoiceMachine } from '#machines/theme-choice/theme-choice.machine.ts';
import { prefersDark } from '#src/services/browser/motion.ts';
import { useThemeActor } from './theme-context';

export const themes = ['system', 'light', 'dark'] as const;

const themeIn = (snapshot: SnapshotFrom<typeof themeChoiceMachine>) =>
  themes.find((theme) => snapshot.matches(theme));

/** Binds the theme's switch and its radios. */
export function useThemeChoice() {
  const actor = useThemeActor();
  const subscribe = useCallback(
    (onChange: () => void) => {
      const subscription = actor.subscribe(onChange);
      return () => subscription.unsubscribe();
    },
    [actor],
  );
  return {
    // Parts of a page hydrate after the stored theme is known, onto markup that knows of none; React
    // leaves a radio as it is there.
    theme: useSyncExternalStore(
      subscribe,
      () => themeIn(actor.getSnapshot()),
      () => 'system' as const,
    ),
    choose: (theme: (typeof themes)[number]) => actor.send({ type: 'theme.chosen', theme }),
    toggle: () => actor.send({ type: 'theme.toggled', systemIsDark: prefersDark() }),
  };
}
