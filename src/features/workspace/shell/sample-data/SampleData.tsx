import { useId } from 'react';
import { ChevronDown } from 'lucide';
import { useWorkspace } from '#src/features/workspace/sample/use-workspace.ts';
import { volumeNames, volumes } from '#content/sample/volumes.ts';
import { sampleMenu } from '#content/workspace/sample-menu.ts';
import { workspaceStore } from '#src/features/workspace/sample/workspace-store.ts';
import { Button } from '#src/ui/form/button.tsx';
import { Select } from '#src/ui/form/select.styles.ts';
import { Dialog, DialogActions } from '#src/ui/overlay/dialog.tsx';
import { Icon } from '#src/ui/layout/icon.tsx';
import { Menu, Notice, Opener } from './sample-data.styles';
import { useEarlyChoice } from './use-early-choice';
import { useSampleReset } from './use-sample-reset';

/** Labels the data as a sample; opens its menu. */
export function SampleButton() {
  return (
    <Opener type="button" popoverTarget={sampleMenu.id} aria-haspopup="dialog">
      {sampleMenu.title}
      <Icon as={ChevronDown} />
    </Opener>
  );
}

/** Renders the menu that resizes or resets the sample. */
export function SampleData() {
  const sizeId = useId();
  const volume = useWorkspace((all) => all.volume);
  const size = useEarlyChoice(volume);
  const { isConfirming, isReset, ask, confirm, dismiss } = useSampleReset();
  return (
    <Menu id={sampleMenu.id} popover="auto" role="dialog" aria-label={sampleMenu.title}>
      <p>{sampleMenu.hint}</p>
      <label htmlFor={sizeId}>Demo data</label>
      <Select
        size="dense"
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
      </Select>
      <Button kind="secondary" size="dense" data-command="reset" onClick={ask}>
        Reset sample data
      </Button>
      <Notice role="status">{isReset ? 'Sample data reset.' : null}</Notice>
      {/* Inside the menu, which stays open below it. */}
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
    </Menu>
  );
}
