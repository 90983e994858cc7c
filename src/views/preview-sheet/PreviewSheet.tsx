import { useEffect, type ReactNode } from 'react';
import { useMachine } from '../../binding/use-machine';
import { chatbotSetup } from '../../../content/chatbot-setup';
import { sheetMachine } from '../../../machines/sheet/sheet.machine';
import { styled } from '../../design/stitches.config';
import { onWideViewport } from '../../services/viewport';
import { Button } from '../../ui/button';
import { Dialog, DialogActions } from '../../ui/dialog';

const words = chatbotSetup.preview;
const SmallScreens = styled('div', { '@lg': { display: 'none' } });

/** Small screens: a button that opens the preview as a sheet. */
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
