import {
  Suspense,
  useEffect,
  useLayoutEffect,
  useRef,
  useSyncExternalStore,
  type ReactNode,
} from 'react';

/** Hydration boundaries that the page waits for. */
const pending = new Set<object>();

/** Settles a boundary or a region; if no boundary is pending, marks the page and dispatches `hydrated`. */
export function settle(boundary?: object): void {
  if (boundary) pending.delete(boundary);
  queueMicrotask(() => {
    const { dataset } = document.documentElement;
    if (pending.size > 0) return;
    dataset['hydrated'] = '';
    dispatchEvent(new Event('hydrated'));
  });
}

/** Renders nothing; `token` is pending until it and its siblings have hydrated. */
export function HydrationMarker({ token }: { token?: object }) {
  useEffect(() => settle(token), [token]);
  return null;
}

/** Hydrates a part of a prerendered page separately; an interaction with it raises its priority. */
export function HydrationBoundary({ children }: { children: ReactNode }) {
  const token = useRef(null);
  // Precedes the effects of its children.
  useLayoutEffect(() => {
    pending.add(token);
    return () => settle(token);
  }, []);
  return (
    <Suspense>
      {children}
      <HydrationMarker token={token} />
    </Suspense>
  );
}

const subscribe = () => () => {};

/** Returns `read()`, or `prerendered` during hydration. */
export function useHydratedValue<Value>(read: () => Value, prerendered: Value): Value {
  return useSyncExternalStore(subscribe, read, () => prerendered);
}
