/** Calls `listener` on each `online` event (specification §15.21); returns a disposer. */
export function onOnline(listener: () => void, events: EventTarget = window): () => void {
  const follow = () => listener();
  events.addEventListener('online', follow);
  return () => events.removeEventListener('online', follow);
}

/** Returns whether the visitor has turned on data saving. */
export const savesData = (): boolean =>
  'connection' in navigator && Reflect.get(Object(navigator.connection), 'saveData') === true;
