import { savesData } from './connection';

const interactions = ['pointerover', 'pointerdown', 'keydown', 'focusin', 'scroll'] as const;

/**
 * Calls `listener` on the visitor's first interaction (pointer, key, focus, scroll) while online;
 * never for a visitor who saves data. Returns a disposer.
 */
export function onFirstInteraction(listener: () => void): () => void {
  const first = new AbortController();
  const { signal } = first;
  const begin = () => {
    if (!navigator.onLine) return;
    first.abort();
    listener();
  };
  if (!savesData())
    for (const type of interactions) addEventListener(type, begin, { capture: true, signal });
  return () => first.abort();
}
