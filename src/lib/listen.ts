/** Adds a listener to a set; returns a function that removes it. */
export function listen(listeners: Set<() => void>, listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
