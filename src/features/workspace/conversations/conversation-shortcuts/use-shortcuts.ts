import { useEffect, useEffectEvent } from 'react';
import { useMachine } from '#src/binding/use-machine.ts';
import { useWorkspace } from '#src/features/workspace/sample/use-workspace.ts';
import { conversationShortcutsMachine } from '#machines/conversation-shortcuts/conversation-shortcuts.machine.ts';
import { conversationShortcut, type Shortcut } from '../conversation-shortcut';
import { onKeyPress } from '#src/services/browser/key-presses.ts';
import { workspaceStore } from '#src/features/workspace/sample/workspace-store.ts';

const fields = 'input:not([type="radio"]), textarea, select, [contenteditable="true"], dialog';

/** Binds the page's single-key shortcuts; ignores keys typed in a field or dialog. */
export function useShortcuts(act: (shortcut: Shortcut) => void) {
  const areOn = useWorkspace((all) => all.shortcuts);
  const [snapshot, send] = useMachine(conversationShortcutsMachine);
  const press = useEffectEvent((event: KeyboardEvent) => {
    const shortcut = conversationShortcut(event);
    const isTyped = event.target instanceof Element && event.target.closest(fields) !== null;
    // Escape is always on: it can't be typed by accident.
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
