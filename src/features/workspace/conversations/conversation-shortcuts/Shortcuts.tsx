import type { ComponentType } from 'react';
import { Keyboard } from 'lucide';
import type { Shortcut } from '../conversation-shortcut';
import { Icon } from '#src/ui/layout/icon.tsx';
import { onDemand } from '#src/ui/layout/on-demand.tsx';
import type { ShortcutHelpProps } from './ShortcutHelp';
import { HelpButton } from './shortcuts.styles';
import { useShortcuts } from './use-shortcuts';

const ShortcutHelp = onDemand(
  import.meta.glob<ComponentType<ShortcutHelpProps>>('./ShortcutHelp.tsx', {
    import: 'ShortcutHelp',
  }),
  ({ close }) => (
    <p role="alert">
      The help did not load.{' '}
      <button type="button" onClick={close}>
        Close
      </button>
    </p>
  ),
);

/** Renders the button of the keyboard shortcuts, and their dialog. */
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
      {isHelpOpen ? <ShortcutHelp {...{ areOn, switchKeys }} close={closeHelp} /> : null}
    </>
  );
}
