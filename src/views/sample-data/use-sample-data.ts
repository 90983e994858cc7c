import { useEffect } from 'react';
import { useMachine } from '../../binding/use-machine';
import { useWorkspace } from '../../binding/use-workspace';
import type { Volume } from '../../../content/sample/volumes';
import { sampleResetMachine } from '../../../machines/sample-reset/sample-reset.machine';
import { sampleVolumeMachine } from '../../../machines/sample-volume/sample-volume.machine';
import { workspaceStore } from '../../services/workspace-store';

/** Binds the reset of the sample to its dialog: the machine says ask, the dialog follows. */
export function useSampleReset() {
  const [snapshot, send] = useMachine(
    sampleResetMachine.provide({ actions: { resetSample: () => workspaceStore.reset() } }),
  );
  return {
    isConfirming: snapshot.matches('confirming'),
    isReset: snapshot.matches('reset'),
    ask: () => send({ type: 'reset.asked' }),
    confirm: () => send({ type: 'reset.confirmed' }),
    dismiss: () => send({ type: 'reset.dismissed' }),
  };
}

/** Binds the size of the sample to what this browser keeps. */
export function useSampleVolume() {
  const volume = useWorkspace((all) => all.volume);
  const [snapshot, send] = useMachine(
    sampleVolumeMachine.provide({
      actions: {
        keepVolume: (_, params) =>
          workspaceStore.update((workspace) => ({ ...workspace, volume: params.volume })),
      },
    }),
  );
  useEffect(() => send({ type: 'volume.restored', volume }), [send, volume]);
  return {
    volume: snapshot.value,
    choose: (chosen: Volume) => send({ type: 'volume.chosen', volume: chosen }),
  };
}
