import { useMachine } from '#src/binding/use-machine.ts';
import { sampleResetMachine } from '#machines/sample-reset/sample-reset.machine.ts';
import { clearPreviewChat } from '#src/services/storage/preview-chat.ts';
import { workspaceStore } from '#src/features/workspace/sample/workspace-store.ts';

/** Binds the sample reset to its dialog. */
export function useSampleReset() {
  const [snapshot, send] = useMachine(
    sampleResetMachine.provide({
      actions: {
        resetSample: () => {
          workspaceStore.reset();
          clearPreviewChat();
        },
      },
    }),
  );
  return {
    isConfirming: snapshot.matches('confirming'),
    isReset: snapshot.matches('reset'),
    ask: () => send({ type: 'reset.requested' }),
    confirm: () => send({ type: 'reset.confirmed' }),
    dismiss: () => send({ type: 'reset.dismissed' }),
  };
}
