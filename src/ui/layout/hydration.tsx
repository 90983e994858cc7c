import { useEffect, useSyncExternalStore } from 'react';

/** Returns true once the page has hydrated. */
export const isHydrated = () => 'hydrated' in document.documentElement.dataset;

/** Marks the page as hydrated and dispatches `hydrated`: the page or a region has settled. */
export function settle(): void {
  queueMicrotask(() => {
    document.documentElement.dataset['hydrated'] = '';
    // Only a bubbling event reaches the window's capturing listeners first.
    document.dispatchEvent(new Event('hydrated', { bubbles: true }));
  });
}

/** Renders nothing; the page is hydrated once it and its siblings are. */
export function HydrationMarker() {
  useEffect(settle, []);
  return null;
}

const subscribe = () => () => {};

/** Returns `read()`, or `prerendered` during hydration. */
export function useHydratedValue<Value>(read: () => Value, prerendered: Value): Value {
  return useSyncExternalStore(subscribe, read, () => prerendered);
}

const nothing = () => null;

/** Returns true while React hydrates the component. Unlike a hydrated value, never renders it again. */
export function useIsHydrating(): boolean {
  let isHydrating = false;
  // oxlint-disable react/immutability -- React reads the prerendered value during this render only
  useSyncExternalStore(subscribe, nothing, () => {
    isHydrating = true;
    return null;
  });
  // oxlint-enable react/immutability
  return isHydrating;
}
