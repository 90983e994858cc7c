import { useMachine } from '#src/binding/use-machine.ts';
import { useIsStored, useWorkspace } from '#src/features/workspace/sample/use-workspace.ts';
import { watchWorkspace } from '#src/features/workspace/sample/watch-workspace.ts';
import { twoFactorMachine, type TwoFactorEvent } from '#machines/two-factor/two-factor.machine.ts';
import { workspaceStore } from '#src/features/workspace/sample/workspace-store.ts';

const machine = twoFactorMachine.provide({
  actors: {
    watchStore: watchWorkspace(
      ({ twoFactor }) => twoFactor,
      (isEnabled): TwoFactorEvent => ({ type: 'store.changed', isEnabled }),
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
  const [snapshot, send] = useMachine(machine, { input: { isEnabled } });
  return {
    isEnabled: snapshot.matches('enabled'),
    isStored,
    flip: () => send({ type: 'switch.flipped' }),
  };
}
