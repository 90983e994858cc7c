import { useEffect, useSyncExternalStore } from 'react';
import { settle } from './events';

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
