import { useId } from 'react';
import { useWorkspace } from '#src/features/workspace/sample/use-workspace.ts';
import { volumeNames, volumes } from '#content/sample/volumes.ts';
import { workspaceStore } from '#src/features/workspace/sample/workspace-store.ts';
import { Button } from '#src/ui/form/button.tsx';
import { Dialog, DialogActions } from '#src/ui/overlay/dialog.tsx';
import { SampleTag } from '#src/ui/data/sample-tag.tsx';
import { Toast } from '#src/ui/overlay/toast.tsx';
import { Panel, SizeLabel, SizeSelect } from './sample-data.styles';
import { useEarlyChoice } from './use-early-choice';
import { useSampleReset } from './use-sample-reset';

/** Labels the data as a sample, and lets the visitor resize or reset it. */
export function SampleData() {
  const sizeId = useId();
  const volume = useWorkspace((all) => all.volume);
  const size = useEarlyChoice(volume);
  const { isConfirming, isReset, ask, confirm, dismiss } = useSampleReset();
  return (
    <>
      <Toast from="sidebar" text={isReset ? 'Sample data reset.' : ''} />
      <Panel>
        <SampleTag />
        <SizeLabel htmlFor={sizeId}>Demo data</SizeLabel>
        <SizeSelect
          ref={size}
          id={sizeId}
          value={volume}
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
        </SizeSelect>
        <Button kind="quiet" size="dense" wide data-command="reset" onClick={ask}>
          Reset sample data
        </Button>
        <Dialog isOpen={isConfirming} title="Reset sample data?" onDismiss={dismiss}>
          <p>
            Your chatbot, FAQ entries, documents, replies, notes and settings return to the original
            sample. Saved views and unsaved changes are lost. You can’t undo this.
          </p>
          <DialogActions>
            <Button kind="secondary" size="dense" onClick={dismiss}>
              Keep my changes
            </Button>
            <Button size="dense" onClick={confirm}>
              Reset everything
            </Button>
          </DialogActions>
        </Dialog>
      </Panel>
    </>
  );
}
