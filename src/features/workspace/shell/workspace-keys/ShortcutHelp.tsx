import { useLocation } from '@tanstack/react-router';
import { shortcutGroups } from '#content/workspace/shortcut-help.ts';
import { usesCommandKey } from '#src/services/browser/platform.ts';
import { Button } from '#src/ui/form/button.tsx';
import { Checkbox } from '#src/ui/form/checkbox.tsx';
import { Dialog, DialogActions } from '#src/ui/overlay/dialog.tsx';
import { Groups, GroupTitle, KeyList } from './shortcut-help.styles';

/** The setting, and its changes. */
type ShortcutHelpProps = { areOn: boolean; switchKeys: () => void; close: () => void };

/** Renders the keyboard shortcuts of the page, and the setting that turns single keys off. */
export function ShortcutHelp({ areOn, switchKeys, close }: ShortcutHelpProps) {
  const groups = shortcutGroups(useLocation({ select: ({ pathname }) => pathname }));
  const keyText = (key: string) => (key === 'Mod' ? (usesCommandKey() ? '⌘' : 'Ctrl') : key);
  return (
    <Dialog
      isOpen
      size={groups.length > 1 ? 'broad' : 'regular'}
      title="Keyboard shortcuts"
      onDismiss={close}
    >
      <Groups>
        {groups.map(({ title, lines }) => (
          <div key={title}>
            <GroupTitle>{title}</GroupTitle>
            <KeyList>
              {lines.map(({ keys, does }) => (
                <div key={does}>
                  <dt>
                    {keys.map((key) => (
                      <kbd key={key}>{keyText(key)}</kbd>
                    ))}
                  </dt>
                  <dd>{does}</dd>
                </div>
              ))}
            </KeyList>
          </div>
        ))}
      </Groups>
      <Checkbox label="Single-key shortcuts" checked={areOn} onChange={switchKeys} />
      <DialogActions>
        <Button size="dense" onClick={close}>
          Close
        </Button>
      </DialogActions>
    </Dialog>
  );
}
