import { shortcutKey } from '#src/services/browser/key-presses.ts';

/** Command of a single key on the conversations page. */
export type Shortcut = 'next' | 'previous' | 'search' | 'reply' | 'help' | 'back';

type Press = {
  key: string;
  code: string;
  shiftKey: boolean;
  altKey: boolean;
  ctrlKey: boolean;
  metaKey: boolean;
  isComposing: boolean;
};

const keys = new Map<string, Shortcut>([
  ['j', 'next'],
  ['k', 'previous'],
  ['/', 'search'],
  ['r', 'reply'],
  ['?', 'help'],
  ['Escape', 'back'],
]);

/**
 * Returns the command of a key press; null for other keys, during composition, or with a
 * modifier.
 */
export function conversationShortcut(press: Press): Shortcut | null {
  if (press.altKey || press.ctrlKey || press.metaKey || press.isComposing) return null;
  return keys.get(shortcutKey(press)) ?? null;
}
