import { savesData } from './connection';

const interactions = ['pointerover', 'pointerdown', 'keydown', 'focusin', 'scroll'] as const;

/**
 * Calls `listener` once the visitor's first interaction (pointer, key, focus, scroll) while online
 * has been painted; never for a visitor who saves data. Returns a disposer.
 */
export function onFirstInteraction(listener: () => void): () => void {
  const first = new AbortController();
  const { signal } = first;
  let last: Event | undefined;
  const begin = (event: Event) => {
    if (signal.aborted || last !== event || !navigator.onLine) return;
    first.abort();
    listener();
  };
  const note = (event: Event) => {
    // A press is several events; nothing may delay the paint that answers it.
    last = event;
    requestAnimationFrame(() => setTimeout(begin, 0, event));
  };
  if (!savesData())
    for (const type of interactions) addEventListener(type, note, { capture: true, signal });
  return () => first.abort();
}
