/** Opens the list of options if `element` is a select; in browsers that can't, it keeps focus. */
export function showOptions(element: Element | null): void {
  if (!(element instanceof HTMLSelectElement)) return;
  try {
    element.showPicker();
  } catch {
    // The arrow keys choose.
  }
}
