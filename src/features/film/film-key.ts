import { shortcutKey, type KeyPress } from '#src/services/browser/key-presses.ts';

/** Command of a key: toggle playback or full screen, step, or seek to an end or a label. */
export type FilmKey =
  | { does: 'toggle' }
  | { does: 'fullScreen' }
  | { does: 'step'; by: 1 | -1 }
  | { does: 'start' }
  | { does: 'end' }
  | { does: 'label'; index: number };

const keys = new Map<string, FilmKey>([
  [' ', { does: 'toggle' }],
  ['k', { does: 'toggle' }],
  ['f', { does: 'fullScreen' }],
  ['arrowleft', { does: 'step', by: -1 }],
  ['arrowright', { does: 'step', by: 1 }],
  ['home', { does: 'start' }],
  ['end', { does: 'end' }],
]);

/** Returns the command of a key press in a film with `labels` labels, or null. */
export function filmKey(press: Omit<KeyPress, 'isComposing'>, labels: number): FilmKey | null {
  if (press.altKey || press.ctrlKey || press.metaKey) return null;
  const key = shortcutKey(press);
  const digit = /^[1-9]$/.test(key) ? Number(key) : 0;
  if (digit >= 1 && digit <= labels) return { does: 'label', index: digit - 1 };
  return keys.get(key.toLowerCase()) ?? null;
}
