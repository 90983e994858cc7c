import { useEffect, useRef, type SyntheticEvent } from 'react';
import { useMachine } from '#src/binding/use-machine.ts';
import { sheetMachine } from '#machines/sheet/sheet.machine.ts';
import { onWideViewport } from '#src/services/browser/viewport.ts';

/** Binds the small screens' sheet to a modal dialog: the machine says open, the dialog follows. */
export function useMobileMenu() {
  const [snapshot, send] = useMachine(sheetMachine);
  const dialog = useRef<HTMLDialogElement>(null);
  const isOpen = snapshot.matches('open');

  useEffect(() => {
    // The browser has opened it before there was a machine.
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
        // Escape in a dialog that was opened from the sheet is none of the sheet's.
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        send({ type: 'sheet.closed' });
      },
    },
  };
}
