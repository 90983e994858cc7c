import { useId } from 'react';
import { sampleResetMachine } from '#machines/sample-reset/sample-reset.machine.ts';
import { useMachine } from '#src/binding/use-machine.ts';
import { clearPreviewChat } from '#src/services/storage/preview-chat.ts';
import { useWorkspace } from '#src/features/workspace/sample/use-workspace.ts';
import { volumeNames, volumes } from '#content/sample/volumes.ts';
import { workspaceStore } from '#src/features/workspace/sample/workspace-store.ts';
import { openAtKey } from '#src/services/browser/select-options.ts';
import { Button } from '#src/ui/form/button.tsx';
import { Select } from '#src/ui/form/select.styles.ts';
import { Dialog, DialogActions } from '#src/ui/overlay/dialog.tsx';
import { Panel } from './sample-panel.styles';

const machine = sampleResetMachine.provide({
  actions: {
    resetSample: () => {
      workspaceStore.reset();
      clearPreviewChat();
    },
  },
});

/** Resizes or resets the sample. The dialog is inside the menu, which stays open below it. */
export function SamplePanel() {
  const sizeId = useId();
  const volume = useWorkspace((all) => all.volume);
  const [snapshot, send] = useMachine(machine);
  const dismiss = () => send({ type: 'reset.dismissed' });
  return (
    <Panel>
      <p>A fictional provider’s conversations. Your changes stay in this browser.</p>
      <label htmlFor={sizeId}>Demo data</label>
      <Select
        size="dense"
        id={sizeId}
        value={volume}
        onKeyDown={openAtKey}
        onChange={({ currentTarget }) => {
          const chosen = volumeNames.find((name) => name === currentTarget.value);
          if (chosen) workspaceStore.update((all) => ({ ...all, volume: chosen }));
        }}
      >
        {volumeNames.map((name) => (
          <option key={name} value={name}>
            {volumes[name].label}
          </option>
        ))}
      </Select>
      <Button
        kind="secondary"
        size="dense"
        data-command="reset"
        onClick={() => send({ type: 'reset.requested' })}
      >
        Reset sample data
      </Button>
      <p role="status">{snapshot.matches('reset') ? 'Sample data reset.' : null}</p>
      <Dialog
        isOpen={snapshot.matches('confirming')}
        title="Reset sample data?"
        onDismiss={dismiss}
      >
        <p>
          Your chatbot, FAQ entries, documents, replies, notes and settings return to the original
          sample. Saved views and unsaved changes are lost. You can’t undo this.
        </p>
        <DialogActions>
          <Button kind="secondary" size="dense" onClick={dismiss}>
            Keep my changes
          </Button>
          <Button size="dense" onClick={() => send({ type: 'reset.confirmed' })}>
            Reset everything
          </Button>
        </DialogActions>
      </Dialog>
    </Panel>
  );
}
