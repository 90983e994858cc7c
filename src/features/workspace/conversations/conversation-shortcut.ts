import { shortcutKey, type KeyPress } from '#src/services/browser/key-presses.ts';

/** Command of a single key on the conversations page. */
export type Shortcut =
  'next' | 'previous' | 'search' | 'reply' | 'snooze' | 'assign' | 'help' | 'back';

const keys = new Map<string, Shortcut>([
  ['j', 'next'],
  ['k', 'previous'],
  ['/', 'search'],
  ['r', 'reply'],
  ['s', 'snooze'],
  ['a', 'assign'],
  ['?', 'help'],
  ['Escape', 'back'],
]);

/**
 * Returns the command of a key press; null for other keys, during composition, or with a
 * modifier.
 */
export function conversationShortcut(press: KeyPress): Shortcut | null {
  if (press.altKey || press.ctrlKey || press.metaKey || press.isComposing) return null;
  return keys.get(shortcutKey(press)) ?? null;
}
