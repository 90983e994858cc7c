import { useEffect, useEffectEvent } from 'react';
import { useMachine } from '../../binding/use-machine';
import { useWorkspace } from '../../binding/use-workspace';
import { conversationShortcutsMachine } from '../../../machines/conversation-shortcuts/conversation-shortcuts.machine';
import { conversationShortcut, type Shortcut } from '../../lib/conversation-shortcut';
import { onKeyPress } from '../../services/key-presses';
import { workspaceStore } from '../../services/workspace-store';

const fields = 'input, textarea, select, [contenteditable="true"], dialog';

/** Binds the page's single keys; while something is typed or a dialog is open they are letters. */
export function useShortcuts(act: (shortcut: Shortcut) => void) {
  const areOn = useWorkspace((all) => all.shortcuts);
  const [snapshot, send] = useMachine(conversationShortcutsMachine);
  const press = useEffectEvent((event: KeyboardEvent) => {
    const shortcut = conversationShortcut(event);
    const isTyped = event.target instanceof Element && event.target.closest(fields) !== null;
    // Escape is no letter: nobody says it by accident.
    if (!shortcut || isTyped || event.defaultPrevented || !(areOn || shortcut === 'back'))
      return false;
    if (shortcut === 'help') send({ type: 'help.opened' });
    else act(shortcut);
    return true;
  });
  useEffect(() => onKeyPress((event) => press(event)), []);

  return {
    areOn,
    isHelpOpen: snapshot.matches('open'),
    openHelp: () => send({ type: 'help.opened' }),
    closeHelp: () => send({ type: 'help.closed' }),
    switchKeys: () => workspaceStore.update((all) => ({ ...all, shortcuts: !all.shortcuts })),
  };
}
