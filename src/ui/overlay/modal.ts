import { useCallback, useRef, useSyncExternalStore } from 'react';

/**
 * Returns the ref of a modal dialog, whether the browser shows it, and functions that open and close
 * it. `watch` gets the latter and returns a disposer; it must be the same in every render.
 */
export function useModal(watch: (close: () => void) => () => void) {
  const dialog = useRef<HTMLDialogElement>(null);
  const changed = useRef<() => void>(undefined);
  const close = useCallback(() => dialog.current?.close(), []);
  const subscribe = useCallback(
    (listener: () => void) => {
      const element = dialog.current;
      changed.current = listener;
      element?.addEventListener('close', listener);
      const stop = watch(close);
      return () => {
        stop();
        element?.removeEventListener('close', listener);
        // A removed dialog does not return the focus.
        element?.close();
      };
    },
    [close, watch],
  );
  // The browser may have opened it before hydration.
  const read = () => dialog.current?.open === true;
  const isOpen = useSyncExternalStore(subscribe, read, () => false);
  const open = () => {
    dialog.current?.showModal();
    changed.current?.();
  };
  return { dialog, isOpen, open, close };
}

export type Modal = ReturnType<typeof useModal>;
