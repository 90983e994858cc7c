import type { ReactNode } from 'react';
import { chatbotSetup } from '#content/workspace/chatbot-setup.ts';
import { styled } from '#src/design/stitches.config.ts';
import { onWideViewport } from '#src/services/browser/viewport.ts';
import { Button } from '#src/ui/form/button.tsx';
import { DialogActions, ModalDialog } from '#src/ui/overlay/dialog.tsx';
import { useModal } from '#src/ui/overlay/modal.ts';

const words = chatbotSetup.preview;
const SmallScreens = styled('div', { '@lg': { display: 'none' } });

/** Renders a button that opens the preview as a sheet on small screens. */
export function PreviewSheet({ children }: { children: ReactNode }) {
  const { open, close, ...modal } = useModal(onWideViewport);
  return (
    <SmallScreens>
      <Button
        kind="secondary"
        size="dense"
        aria-haspopup="dialog"
        data-command="preview"
        onClick={open}
      >
        {words.title}
      </Button>
      <ModalDialog {...modal} title={words.title} size="wide">
        <div>{children}</div>
        <DialogActions>
          <Button kind="secondary" size="dense" onClick={close}>
            {words.close}
          </Button>
        </DialogActions>
      </ModalDialog>
    </SmallScreens>
  );
}
