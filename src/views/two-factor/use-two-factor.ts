import { useEffect } from 'react';
import { useMachine } from '../../binding/use-machine';
import { useWorkspace } from '../../binding/use-workspace';
import { twoFactorMachine } from '../../../machines/two-factor/two-factor.machine';
import { workspaceStore } from '../../services/workspace-store';

/** Binds the second factor to what this browser keeps, whichever tab has kept it. */
export function useTwoFactor() {
  const twoFactor = useWorkspace((all) => all.twoFactor);
  const [snapshot, send] = useMachine(
    twoFactorMachine.provide({
      actions: {
        keepSetting: ({ self }, { isEnabled }) =>
          self.send({
            type: 'setting.written',
            isLasting: workspaceStore.update((all) => ({ ...all, twoFactor: isEnabled })),
          }),
      },
    }),
    { snapshot: twoFactorMachine.resolveState({ value: twoFactor ? 'enabled' : 'disabled' }) },
  );
  useEffect(() => send({ type: 'setting.restored', isEnabled: twoFactor }), [send, twoFactor]);
  return {
    isEnabled: snapshot.matches('enabled'),
    isUnkept: snapshot.matches({ enabled: 'unkept' }) || snapshot.matches({ disabled: 'unkept' }),
    flip: () => send({ type: 'switch.flipped' }),
  };
}
