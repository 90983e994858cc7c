import { Keyboard } from 'lucide';
import { shortcutHelp } from '#content/workspace/conversations.ts';
import type { Shortcut } from '../conversation-shortcut';
import { Button } from '#src/ui/form/button.tsx';
import { Checkbox } from '#src/ui/form/checkbox.tsx';
import { Dialog, DialogActions } from '#src/ui/overlay/dialog.tsx';
import { Icon } from '#src/ui/layout/icon.tsx';
import { HelpButton, KeyList } from './shortcuts.styles';
import { useShortcuts } from './use-shortcuts';

/** Renders the list of keyboard shortcuts and the setting that turns them off. */
export function Shortcuts({ onShortcut }: { onShortcut: (shortcut: Shortcut) => void }) {
  const { areOn, isHelpOpen, openHelp, closeHelp, switchKeys } = useShortcuts(onShortcut);
  return (
    <>
      <HelpButton
        type="button"
        aria-label="Keyboard shortcuts"
        aria-haspopup="dialog"
        title="Keyboard shortcuts"
        onClick={openHelp}
      >
        <Icon as={Keyboard} size={20} />
      </HelpButton>
      <Dialog isOpen={isHelpOpen} title="Keyboard shortcuts" onDismiss={closeHelp}>
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
          <Button size="dense" onClick={closeHelp}>
            Close
          </Button>
        </DialogActions>
      </Dialog>
    </>
  );
}
