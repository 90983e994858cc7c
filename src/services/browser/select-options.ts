const choosing = /^(Arrow(Up|Down|Left|Right)|Home|End|Page(Up|Down)|.)$/u;

type KeyPress = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'preventDefault'> & {
  currentTarget: Element;
};

/**
 * Opens the options of a select whose choice acts at once (specification §13.27), at a key with
 * which browsers on Windows and Linux choose from a closed one.
 */
export function openAtKey(press: KeyPress): void {
  if (!choosing.test(press.key) || press.ctrlKey || press.metaKey || press.altKey) return;
  if (!(press.currentTarget instanceof HTMLSelectElement)) return;
  try {
    press.currentTarget.showPicker();
    press.preventDefault();
  } catch {
    // A browser that can't open the list does with the key what it always does.
  }
}
