import { useCallback, useSyncExternalStore } from 'react';
import type { SnapshotFrom } from 'xstate';
import type { themeChoiceMachine } from '#machines/theme-choice/theme-choice.machine.ts';
import { prefersDark } from '#src/services/browser/motion.ts';
import { useThemeActor } from './theme-context';

export const themes = ['system', 'light', 'dark'] as const;
export const themeLabels = { system: 'System', light: 'Light', dark: 'Dark' } as const;

const themeIn = (snapshot: SnapshotFrom<typeof themeChoiceMachine>) =>
  themes.find((theme) => snapshot.matches(theme));

/** Binds the theme switch and the radios. */
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
    // Late-hydrating parts know the stored theme, but the server's markup says `system`; React
    // leaves a radio's state alone.
    theme: useSyncExternalStore(
      subscribe,
      () => themeIn(actor.getSnapshot()),
      () => 'system' as const,
    ),
    choose: (theme: (typeof themes)[number]) => actor.send({ type: 'theme.chosen', theme }),
    toggle: () => actor.send({ type: 'theme.toggled', systemIsDark: prefersDark() }),
  };
}
