/** Calls `listener` whenever the connection comes back (contracts §5); returns the disposer. */
export function onOnline(listener: () => void, events: EventTarget = window): () => void {
  const follow = () => listener();
  events.addEventListener('online', follow);
  return () => events.removeEventListener('online', follow);
}
