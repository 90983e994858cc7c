import { useState, useSyncExternalStore } from 'react';

function createHeld<Value>() {
  let held: { value: Value; of: unknown } | null = null;
  let notify = () => {};
  return {
    read: () => held,
    hold: (value: Value, of: unknown) => {
      if (held && held.value === value && held.of === of) return;
      held = { value, of };
      notify();
    },
    subscribe: (listener: () => void) => {
      notify = listener;
      return () => void (notify = () => {});
    },
  };
}

/** Returns a value with the request that it belongs to, and the function that holds another one. */
export function useHeld<Value>() {
  const [store] = useState(() => createHeld<Value>());
  return [useSyncExternalStore(store.subscribe, store.read, store.read), store.hold] as const;
}
