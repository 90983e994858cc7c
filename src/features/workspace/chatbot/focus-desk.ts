/** Sends the keyboard to an element that may not be on the page yet. */
export type FocusDesk = {
  /** Asks for the focus for the element with this id in the document. */
  ask(elementId: string): void;
  /** Returns the id of the element that waits for the focus, or null. */
  awaited(): string | null;
  /** Focuses the element if it has come by now; call it after each change of the page. */
  settle(): void;
};

/** Opens a desk for one part of a page. */
export function openFocusDesk(): FocusDesk {
  let awaited: string | null = null;
  return {
    ask(elementId) {
      awaited = elementId;
    },
    awaited: () => awaited,
    settle() {
      const element = awaited === null ? null : document.getElementById(awaited);
      if (!element) return;
      awaited = null;
      element.focus();
    },
  };
}
