/**
 * Calls `listener` when the viewport becomes wide enough for the header's menus (64 em: 1024 px
 * at a 16 px font size). Returns a disposer.
 */
export function onWideViewport(listener: () => void): () => void {
  const query = window.matchMedia('(min-width: 64em)');
  const onChange = () => {
    if (query.matches) listener();
  };
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}

/** Returns whether focus in a field opens an on-screen keyboard, as on phones. */
export function hasCoarsePointer(): boolean {
  return window.matchMedia('(pointer: coarse)').matches;
}

const twoPanes = () => window.matchMedia('(min-width: 43rem)');

/** Returns whether there is room for a conversation beside the list. */
export function hasTwoPanes(): boolean {
  return twoPanes().matches;
}

/** Calls `listener` when that room appears or disappears. Returns a disposer. */
export function onTwoPanes(listener: () => void): () => void {
  const query = twoPanes();
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}
