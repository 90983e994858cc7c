import { useEffect, useRef, type SyntheticEvent } from 'react';
import { useMachine } from '#src/binding/use-machine.ts';
import { sheetMachine } from '#machines/sheet/sheet.machine.ts';
import { onWideViewport } from '#src/services/browser/viewport.ts';

/** Binds the mobile menu's sheet to a modal dialog; the dialog follows the machine. */
export function useMobileMenu() {
  const [snapshot, send] = useMachine(sheetMachine);
  const dialog = useRef<HTMLDialogElement>(null);
  const isOpen = snapshot.matches('open');

  useEffect(() => {
    // The browser may have opened it before hydration.
    if (dialog.current?.open) send({ type: 'sheet.opened' });
  }, [send]);

  useEffect(() => {
    if (!isOpen) return;
    const element = dialog.current;
    if (!element?.open) element?.showModal();
    const stop = onWideViewport(() => send({ type: 'viewport.widened' }));
    return () => {
      stop();
      element?.close();
    };
  }, [isOpen, send]);

  return {
    isOpen,
    open: () => send({ type: 'sheet.opened' }),
    close: () => send({ type: 'sheet.closed' }),
    pick: () => send({ type: 'link.followed' }),
    dialogProps: {
      ref: dialog,
      onCancel: (event: SyntheticEvent) => {
        // Ignores Escape in a dialog opened from the sheet.
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        send({ type: 'sheet.closed' });
      },
    },
  };
}
