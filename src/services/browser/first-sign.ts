import { savesData } from './connection';

const signs = ['pointerover', 'pointerdown', 'keydown', 'focusin', 'scroll'] as const;

/**
 * Calls `listener` at the first sign that somebody uses the page (a pointer, a key, focus, a scroll) while
 * the browser is online and does not save data. Returns the disposer.
 */
export function onFirstSign(listener: () => void): () => void {
  const first = new AbortController();
  const { signal } = first;
  const begin = () => {
    if (!navigator.onLine) return;
    first.abort();
    listener();
  };
  if (!savesData())
    for (const sign of signs) addEventListener(sign, begin, { capture: true, signal });
  return () => first.abort();
}
