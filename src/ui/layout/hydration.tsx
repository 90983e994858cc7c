import {
  createContext,
  Suspense,
  use,
  useEffect,
  useRef,
  useSyncExternalStore,
  type ReactNode,
} from 'react';

/** Hydration boundaries and regions that the page waits for. */
export const pending = new Set<object>();

/** Marks the page as hydrated and dispatches `hydrated` once nothing is pending. */
export function completeHydration() {
  queueMicrotask(() => {
    const { dataset } = document.documentElement;
    if (pending.size > 0 || 'hydrated' in dataset) return;
    dataset['hydrated'] = '';
    dispatchEvent(new Event('hydrated'));
  });
}

/** Renders nothing; completes hydration on pages without a boundary. */
export function HydrationMarker() {
  useEffect(completeHydration, []);
  return null;
}

function CommitMarker({ onCommit }: { onCommit: () => void }) {
  // Once, after its siblings have hydrated.
  // oxlint-disable-next-line react/exhaustive-deps
  useEffect(onCommit, []);
  return null;
}

/** Hydrates a part of a prerendered page separately; an interaction with it raises its priority. */
export function HydrationBoundary({ children }: { children: ReactNode }) {
  const boundary = useRef({ isHydrated: false });
  useEffect(() => {
    const { current } = boundary;
    if (!current.isHydrated) pending.add(current);
    return () => {
      pending.delete(current);
      completeHydration();
    };
  }, []);
  const onCommit = () => {
    boundary.current.isHydrated = true;
    pending.delete(boundary.current);
    completeHydration();
  };
  return (
    <Suspense>
      {children}
      <CommitMarker onCommit={onCommit} />
    </Suspense>
  );
}

const subscribe = () => () => {};

/** True if the app handles input; false while prerendered controls are inert. */
export const InteractiveContext = createContext(true);
export const useIsInteractive = (): boolean => use(InteractiveContext);

/** Returns `read()`, or `prerendered` during hydration. */
export function useHydratedValue<Value>(read: () => Value, prerendered: Value): Value {
  return useSyncExternalStore(subscribe, read, () => prerendered);
}
