import { useMachine } from '#src/binding/use-machine.ts';
import { useIsStored, useWorkspace } from '#src/features/workspace/sample/use-workspace.ts';
import { watchWorkspace } from '#src/features/workspace/sample/watch-workspace.ts';
import { twoFactorMachine } from '#machines/two-factor/two-factor.machine.ts';
import { workspaceStore } from '#src/features/workspace/sample/workspace-store.ts';

const machine = twoFactorMachine.provide({
  actors: {
    watchStore: watchWorkspace(
      ({ twoFactor }) => twoFactor,
      (isEnabled) => ({ type: isEnabled ? 'store.enabled' : 'store.disabled' }),
    ),
  },
  actions: {
    storeSetting: (_, { isEnabled }) =>
      workspaceStore.update((all) => ({ ...all, twoFactor: isEnabled })),
  },
});

/** Binds the two-factor switch to the stored setting, across tabs. */
export function useTwoFactor() {
  const isEnabled = useWorkspace((all) => all.twoFactor);
  const isStored = useIsStored('twoFactor');
  const [, send] = useMachine(machine);
  return {
    isEnabled,
    isStored,
    flip: () => send({ type: 'switch.flipped' }),
  };
}
