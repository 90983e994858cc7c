import { shortcutHelp } from '#content/workspace/conversation-shortcuts.ts';
import { Button } from '#src/ui/form/button.tsx';
import { Checkbox } from '#src/ui/form/checkbox.tsx';
import { Dialog, DialogActions } from '#src/ui/overlay/dialog.tsx';
import { KeyList } from './shortcut-help.styles';

/** The setting, and its changes. */
export type ShortcutHelpProps = { areOn: boolean; switchKeys: () => void; close: () => void };

/** Renders the list of keyboard shortcuts and the setting that turns them off. */
export function ShortcutHelp({ areOn, switchKeys, close }: ShortcutHelpProps) {
  return (
    <Dialog isOpen title="Keyboard shortcuts" onDismiss={close}>
      <KeyList>
        {shortcutHelp.map(({ keys, does }) => (
          <div key={does}>
            <dt>
              {keys.map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </KeyList>
      <Checkbox label="Single-key shortcuts" checked={areOn} onChange={switchKeys} />
      <DialogActions>
        <Button size="dense" onClick={close}>
          Close
        </Button>
      </DialogActions>
    </Dialog>
  );
}
