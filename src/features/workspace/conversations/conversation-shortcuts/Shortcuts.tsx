import { Keyboard } from 'lucide';
import { useEffect, useEffectEvent } from 'react';
import {
  keyHub,
  type ThreadCommand,
} from '#src/features/workspace/shell/workspace-keys/key-hub.ts';
import { Icon } from '#src/ui/layout/icon.tsx';
import { conversationShortcut, type Shortcut } from '../conversation-shortcut';
import { HelpButton } from './shortcuts.styles';

export type ShortcutsProps = {
  /** Does what a key or a command says; `isForOpen` spares the selected rows. */
  act: (shortcut: Shortcut | ThreadCommand, isForOpen?: boolean) => void;
  threadCommands: () => readonly ThreadCommand[];
};

/** Shortcuts that a held key repeats. */
const repeatable = new Set<Shortcut>(['next', 'previous']);

/** Binds the page's keys and commands, and renders the button of the keys' help. */
export function Shortcuts({ act, threadCommands }: ShortcutsProps) {
  const press = useEffectEvent((event: KeyboardEvent, areOn: boolean) => {
    const shortcut = conversationShortcut(event);
    // Escape is always on: it can't be typed by accident.
    if (!shortcut || !(areOn || shortcut === 'back')) return false;
    if (!event.repeat || repeatable.has(shortcut)) act(shortcut);
    return true;
  });
  useEffect(() => {
    keyHub.pressPageKey = (event, areOn) => press(event, areOn);
    return () => void (keyHub.pressPageKey = () => false);
  }, []);
  useEffect(() => {
    keyHub.threadCommands = threadCommands;
    keyHub.runThreadCommand = (command) => act(command, true);
    return () => void (keyHub.threadCommands = () => []);
  });
  return (
    <HelpButton
      type="button"
      aria-label="Keyboard shortcuts"
      aria-haspopup="dialog"
      title="Keyboard shortcuts"
      onClick={() => keyHub.take('help')}
    >
      <Icon as={Keyboard} size={20} />
    </HelpButton>
  );
}
