/**
 * Calls `listener` on each keydown; prevents the default action when it returns true. Returns a
 * disposer.
 */
export function onKeyPress(
  listener: (event: KeyboardEvent) => boolean,
  target: Pick<Document, 'addEventListener' | 'removeEventListener'> = document,
): () => void {
  const onKeyDown = (event: KeyboardEvent) => {
    if (listener(event)) event.preventDefault();
  };
  target.addEventListener('keydown', onKeyDown);
  return () => target.removeEventListener('keydown', onKeyDown);
}

/** A key press with its modifiers, as keyboard events describe it. */
export type KeyPress = Pick<
  KeyboardEvent,
  'key' | 'code' | 'shiftKey' | 'altKey' | 'ctrlKey' | 'metaKey' | 'isComposing'
>;

/** Returns whether an input method handles the key. */
export const isComposing = (press: Pick<KeyboardEvent, 'isComposing' | 'keyCode'>): boolean =>
  // oxlint-disable-next-line typescript/no-deprecated -- Safari ends the composition first, then reports its last key as 229
  press.isComposing || press.keyCode === 229;

/** Returns whether Escape was pressed alone, and not to end an input method's composition. */
export function isPlainEscape(press: Omit<KeyPress, 'code'> & { keyCode: number }): boolean {
  if (press.altKey || press.ctrlKey || press.metaKey || press.shiftKey) return false;
  return press.key === 'Escape' && !isComposing(press);
}

/** A key of a layout whose script is neither Latin nor shared by several scripts. */
const otherScript = /^[^\p{scx=Latin}\p{scx=Common}\p{scx=Inherited}]+$/u;

/** The slash key in layouts that have no slash there, without and with Shift. */
const slashKey: Readonly<Record<string, string>> = { '.': '/', ',': '?' };

/**
 * Returns the key that a single-key shortcut compares: Latin letters in lower case without Shift and
 * in upper case with it, despite Caps Lock. A key of another script counts as the US key in its
 * place; keys of Latin layouts such as Dvorak are unchanged.
 */
export function shortcutKey({
  key,
  code,
  shiftKey,
}: Pick<KeyboardEvent, 'key' | 'code' | 'shiftKey'>): string {
  // Russian and Hebrew layouts have a period there.
  if (
    code === 'Slash' &&
    (otherScript.test(key) || (key in slashKey && (key === ',') === shiftKey))
  )
    return shiftKey ? '?' : '/';
  const letter = otherScript.test(key) ? (/^(?:Key|Digit)(.)$/.exec(code)?.[1] ?? key) : key;
  if (Array.from(letter).length !== 1) return key;
  return shiftKey ? letter.toUpperCase() : letter.toLowerCase();
}

/** Returns the key of a single-key shortcut; null during composition or with a modifier but Shift. */
export function plainKey(press: KeyPress): string | null {
  if (press.altKey || press.ctrlKey || press.metaKey || press.isComposing) return null;
  return shortcutKey(press);
}
