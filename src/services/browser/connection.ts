/** Calls `listener` whenever the connection comes back (contracts §5); returns the disposer. */
export function onOnline(listener: () => void, events: EventTarget = window): () => void {
  const follow = () => listener();
  events.addEventListener('online', follow);
  return () => events.removeEventListener('online', follow);
}

/** Whether the visitor has asked that no more be fetched than is needed. */
export const savesData = (): boolean =>
  'connection' in navigator && Reflect.get(Object(navigator.connection), 'saveData') === true;
