import { plainKey, type KeyPress } from '#src/services/browser/key-presses.ts';

/** Command of a single key on the conversations page. */
export type Shortcut =
  | 'next'
  | 'previous'
  | 'search'
  | 'reply'
  | 'snooze'
  | 'assign'
  | 'note'
  | 'answered'
  | 'select'
  | 'selectRange'
  | 'markRead'
  | 'views'
  | 'back';

const keys = new Map<string, Shortcut>([
  ['j', 'next'],
  ['k', 'previous'],
  ['/', 'search'],
  ['r', 'reply'],
  ['s', 'snooze'],
  ['a', 'assign'],
  ['n', 'note'],
  ['e', 'answered'],
  ['x', 'select'],
  ['X', 'selectRange'],
  ['m', 'markRead'],
  ['v', 'views'],
  ['Escape', 'back'],
]);

/** Returns the command of a key press, or null. */
export function conversationShortcut(press: KeyPress): Shortcut | null {
  return keys.get(plainKey(press) ?? '') ?? null;
}
