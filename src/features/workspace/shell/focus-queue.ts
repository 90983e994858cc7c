import { afterPaint } from '#src/hydration/events.ts';

/** Moves focus to named elements, including ones not rendered yet. */
export type FocusQueue = ReturnType<typeof createFocusQueue>;

/** Creates a focus queue; elements register with `ref`. */
export function createFocusQueue() {
  const elements = new Map<string, HTMLElement>();
  let requested = '';
  let latest = '';
  return {
    /** Returns the ref for a name. */
    ref: (name: string) => (element: HTMLElement | null) => {
      if (element) elements.set(name, element);
      else elements.delete(name);
    },
    /** Returns an element if it is rendered. */
    find: (name: string) => elements.get(name),
    /** Focuses an element if it is rendered. */
    focus: (name: string, options?: FocusOptions) => elements.get(name)?.focus(options),
    /** Requests focus for an element after the next render. */
    request: (name: string) => void (latest = requested = name),
    /** Records that an element has focus. */
    record: (name: string) => void (latest = name),
    /** Returns the name last requested or recorded. */
    latest: () => latest,
    /** Returns whether an element was requested and is not rendered yet. */
    awaits: (name: string) => requested === name,
    /**
     * Focuses the requested element if it is rendered; call it after each render. Scrolls to its
     * list item once the press is painted.
     */
    settle() {
      const element = elements.get(requested);
      if (!element) return;
      requested = '';
      element.focus({ preventScroll: true });
      afterPaint(() => (element.closest('li') ?? element).scrollIntoView({ block: 'nearest' }));
    },
  };
}
