import { Maximize, Minimize } from 'lucide';
import { useSyncExternalStore, type RefObject } from 'react';
import {
  canFillScreen,
  isFullScreen,
  onFullScreen,
  toggleFullScreen,
} from '#src/services/browser/full-screen.ts';
import { IconButton } from '#src/ui/form/icon-button.tsx';
import { Icon } from '#src/ui/layout/icon.tsx';

const never = () => () => {};
const no = () => false;

/** Shows an element in full screen, where the browser allows it; Escape leaves. */
export function FullScreenButton({ of }: { of: RefObject<HTMLElement | null> }) {
  const isAllowed = useSyncExternalStore(never, canFillScreen, no);
  const isFull = useSyncExternalStore(onFullScreen, isFullScreen, no);
  if (!isAllowed) return null;
  return (
    <IconButton
      label={isFull ? 'Exit full screen' : 'Full screen'}
      onClick={() => of.current && toggleFullScreen(of.current)}
    >
      <Icon as={isFull ? Minimize : Maximize} size={20} />
    </IconButton>
  );
}
