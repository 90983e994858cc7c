import { useEffect, type ReactNode } from 'react';
import { useMachine } from '#src/binding/use-machine.ts';
import { chatbotSetup } from '#content/workspace/chatbot-setup.ts';
import { sheetMachine } from '#machines/sheet/sheet.machine.ts';
import { styled } from '#src/design/stitches.config.ts';
import { onWideViewport } from '#src/services/browser/viewport.ts';
import { Button } from '#src/ui/form/button.tsx';
import { Dialog, DialogActions } from '#src/ui/overlay/dialog.tsx';

const words = chatbotSetup.preview;
const SmallScreens = styled('div', { '@lg': { display: 'none' } });

/** Renders a button that opens the preview as a sheet on small screens. */
export function PreviewSheet({ children }: { children: ReactNode }) {
  const [snapshot, send] = useMachine(sheetMachine);
  const isOpen = snapshot.matches('open');
  const close = () => send({ type: 'sheet.closed' });

  useEffect(() => onWideViewport(() => send({ type: 'viewport.widened' })), [send]);

  return (
    <SmallScreens>
      <Button
        kind="secondary"
        size="dense"
        aria-haspopup="dialog"
        data-command="preview"
        onClick={() => send({ type: 'sheet.opened' })}
      >
        {words.title}
      </Button>
      <Dialog isOpen={isOpen} title={words.title} size="wide" onDismiss={close}>
        <div>{children}</div>
        <DialogActions>
          <Button kind="secondary" size="dense" onClick={close}>
            {words.close}
          </Button>
        </DialogActions>
      </Dialog>
    </SmallScreens>
  );
}
