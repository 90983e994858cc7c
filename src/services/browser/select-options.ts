/** Opens the list of options if `element` is a select; in browsers that can't, it keeps focus. */
function showOptions(element: Element | null): void {
  if (!(element instanceof HTMLSelectElement)) return;
  try {
    element.showPicker();
  } catch {
    // The arrow keys choose.
  }
}

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
  press.preventDefault();
  showOptions(press.currentTarget);
}
