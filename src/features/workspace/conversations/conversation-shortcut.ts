/** What a single key asks of the conversations page. */
export type Shortcut = 'next' | 'previous' | 'search' | 'reply' | 'help' | 'back';

type Press = {
  key: string;
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

/** Returns what a press of a key asks for; null if nothing, or if it is part of a longer one. */
export function conversationShortcut(press: Press): Shortcut | null {
  if (press.altKey || press.ctrlKey || press.metaKey || press.isComposing) return null;
  return keys.get(press.key) ?? null;
}
