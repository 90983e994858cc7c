import { Keyboard } from 'lucide';
import { useEffect, useEffectEvent } from 'react';
import { keyHub } from '#src/features/workspace/shell/workspace-keys/key-hub.ts';
import { Icon } from '#src/ui/layout/icon.tsx';
import { conversationShortcut, type Shortcut } from '../conversation-shortcut';
import { HelpButton } from './shortcuts.styles';

/** Binds the page's keys and renders the button of their help. */
export function Shortcuts({ onShortcut }: { onShortcut: (shortcut: Shortcut) => void }) {
  const press = useEffectEvent((event: KeyboardEvent, areOn: boolean) => {
    const shortcut = conversationShortcut(event);
    // Escape is always on: it can't be typed by accident.
    if (!shortcut || !(areOn || shortcut === 'back')) return false;
    onShortcut(shortcut);
    return true;
  });
  useEffect(() => {
    keyHub.pressPageKey = (event, areOn) => press(event, areOn);
    return () => void (keyHub.pressPageKey = () => false);
  }, []);
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
