/** Sends the keyboard to named elements of one part of a page, which may not be on it yet. */
export type FocusQueue = ReturnType<typeof createFocusQueue>;

/** Creates a queue whose elements register with `ref`. */
export function createFocusQueue() {
  const elements = new Map<string, HTMLElement>();
  let awaited = '';
  let latest = '';
  return {
    /** Returns the ref of the element with this name. */
    ref: (name: string) => (element: HTMLElement | null) => {
      if (element) elements.set(name, element);
      else elements.delete(name);
    },
    /** Focuses an element, if it is on the page. */
    focus: (name: string, options?: FocusOptions) => elements.get(name)?.focus(options),
    /** Asks for the focus for an element once the page has changed. */
    ask: (name: string) => void (latest = awaited = name),
    /** Notes that an element has the focus. */
    note: (name: string) => void (latest = name),
    /** Returns the name of the element that was asked for or noted last. */
    latest: () => latest,
    /** Focuses the awaited element if it is on the page by now; call it after each change. */
    settle() {
      if (!elements.has(awaited)) return;
      elements.get(awaited)?.focus();
      awaited = '';
    },
  };
}
