import { useCallback, useEffect, useSyncExternalStore } from 'react';
import type { SnapshotFrom } from 'xstate';
import type { themeChoiceMachine } from '../../../machines/theme-choice/theme-choice.machine';
import { prefersDark } from '../../services/motion';
import { readTheme } from '../../services/theme-store';
import { useThemeActor } from './theme-context';

export const themes = ['system', 'light', 'dark'] as const;

/** Tells the machine once, after hydration, which theme this browser kept. */
export function useRestoredTheme() {
  const actor = useThemeActor();
  useEffect(() => actor.send({ type: 'theme.restored', theme: readTheme() }), [actor]);
}

const themeIn = (snapshot: SnapshotFrom<typeof themeChoiceMachine>) =>
  themes.find((theme) => snapshot.matches(theme));

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
    // Parts of a page hydrate after the theme is restored, onto markup that knows of none; React
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
