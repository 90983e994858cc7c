import type { MouseEvent, ReactNode } from 'react';
import { Menu, X } from 'lucide';
import {
  Sheet,
  SheetBar,
  SheetButton,
  WorkspaceSheetBody,
} from '#src/features/page/mobile-menu.styles.ts';
import { onWideViewport } from '#src/services/browser/viewport.ts';
import { Icon } from '#src/ui/layout/icon.tsx';
import { useModal } from '#src/ui/overlay/modal.ts';

/** Renders a button that opens the workspace sidebar as a sheet on small screens. */
export function WorkspaceMenu({ children }: { children: ReactNode }) {
  const { dialog, isOpen, open, close } = useModal(onWideViewport);
  const onClick = ({ target }: MouseEvent) => {
    if (target instanceof Element && target.closest('a, [aria-keyshortcuts]')) close();
  };
  return (
    <>
      <SheetButton
        type="button"
        aria-label="Open menu"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={open}
      >
        <Icon as={Menu} size={20} />
      </SheetButton>
      {/* A press outside the sheet targets the dialog. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events */}
      <Sheet
        side
        ref={dialog}
        aria-label="Menu"
        onClick={({ target, currentTarget }) => {
          if (target === currentTarget) close();
        }}
      >
        <SheetBar>
          <strong>Menu</strong>
          <SheetButton type="button" aria-label="Close menu" onClick={close}>
            <Icon as={X} size={20} />
          </SheetButton>
        </SheetBar>
        {/* Following a link or searching closes the sheet; they are the interactive elements. */}
        {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events */}
        <WorkspaceSheetBody onClick={onClick}>{isOpen ? children : null}</WorkspaceSheetBody>
      </Sheet>
    </>
  );
}
