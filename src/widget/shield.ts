/** Events that pages handle for the whole page: shortcuts, smooth scrolling, focus traps, clicks outside. */
const types =
  'keydown keypress keyup beforeinput input paste copy cut wheel touchstart touchmove touchend ' +
  'pointerdown mousedown click contextmenu focusin focusout focus blur';

/**
 * Returns a function that adds listeners which call `handle` with each event inside the chat and end
 * the event’s path, so that no listener of the page gets it. The browser’s default action stays.
 * `outer` is the window, or null to leave the page’s capturing listeners their turn. Ends with
 * `signal`.
 */
export function shield(
  host: Element,
  root: ShadowRoot,
  outer: Window | null,
  signal: AbortSignal,
  handle: (event: Event) => void,
) {
  function receive(event: Event) {
    const isInside = event.target === host || event.currentTarget === root;
    const isLeavingForChat = !isInside && (event as FocusEvent).relatedTarget === host;
    if (isInside || isLeavingForChat) event.stopImmediatePropagation();
    if (isInside) handle(event);
    // A focus trap ignores focus that leaves the document. The page's other listeners get the event.
    if (isLeavingForChat)
      event
        .composedPath()[0]
        ?.dispatchEvent(new FocusEvent(event.type, { bubbles: event.bubbles, composed: true }));
  }

  // Adding a listener again has no effect, unless the page removed it with `document.open()`.
  return () => {
    for (const type of types.split(' ')) {
      // Scrolling does not wait for passive listeners.
      const options = { capture: true, passive: /^(wheel|touch)/.test(type), signal };
      for (const target of [outer, root]) target?.addEventListener(type, receive, options);
    }
  };
}
