import { useId, useLayoutEffect, useRef, type ReactNode } from 'react';
import { keyframes, styled } from '#src/design/stitches.config.ts';
import type { Modal } from './modal';

const rise = keyframes({ from: { transform: 'translateY(12px)', opacity: 0 } });

const Frame = styled('dialog', {
  width: 'calc(100vw - 2 * $space$6)',
  maxHeight: 'calc(100dvh - 2 * $space$6)',
  padding: '$7',
  border: '1px solid $line',
  borderRadius: '$panel',
  background: '$raised',
  color: '$ink',
  boxShadow: '$pop',
  overscrollBehavior: 'contain',
  '&::backdrop': { background: 'rgb(2 10 15/.56)' },
  '&[open]': {
    animationName: rise,
    animationDuration: '$transitions$panel',
    animationTimingFunction: '$transitions$ease',
  },
  '& h2': { text: 'h3' },
  // A bottom sheet on small screens.
  '@belowSm': {
    width: '100%',
    maxWidth: 'none',
    margin: 'auto 0 0',
    borderRadius: '$panel $panel 0 0',
  },
  variants: {
    size: {
      regular: { maxWidth: 480 },
      wide: { maxWidth: 640 },
      broad: { maxWidth: 820 },
      // Its first line has room for a button beside the title.
      theater: { maxWidth: 1120, '& h2': { paddingRight: '8rem' } },
    },
  },
  defaultVariants: { size: 'regular' },
});

const Body = styled('div', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '$5',
  marginTop: '$4',
});

export const DialogActions = styled('div', {
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: '$4',
  marginTop: '$3',
});

type DialogProps = {
  isOpen: boolean;
  title: string;
  /** Called on Escape; the browser returns focus to the element that opened the dialog. */
  onDismiss: () => void;
  size?: 'regular' | 'wide' | 'broad' | 'theater';
  /** A class of further styles. */
  className?: string;
  children: ReactNode;
};

function OpenDialog({ title, onDismiss, size, className, children }: Omit<DialogProps, 'isOpen'>) {
  const frame = useRef<HTMLDialogElement>(null);
  const titleId = useId();

  // Close before unmount: a removed dialog does not return focus.
  useLayoutEffect(() => {
    const element = frame.current;
    const opener = document.activeElement;
    const isText = opener instanceof HTMLTextAreaElement || opener instanceof HTMLInputElement;
    element?.showModal();
    return () => {
      const [start, end] = isText ? [opener.selectionStart, opener.selectionEnd] : [null, null];
      element?.close();
      // Chromium returns the focus without the caret, and the next letters are lost.
      if (isText && start !== null && opener === document.activeElement)
        opener.setSelectionRange(start, end);
    };
  }, []);

  return (
    <Frame
      ref={frame}
      size={size ?? 'regular'}
      className={className}
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault();
        onDismiss();
      }}
    >
      <h2 id={titleId}>{title}</h2>
      <Body>{children}</Body>
    </Frame>
  );
}

/** Renders a modal dialog named by its title while `isOpen` is true. */
export function Dialog({ isOpen, ...rest }: DialogProps) {
  return isOpen ? <OpenDialog {...rest} /> : null;
}

type ModalDialogProps = Pick<Modal, 'dialog' | 'isOpen'> &
  Omit<DialogProps, 'isOpen' | 'onDismiss'>;

/** Renders a modal dialog named by its title; its children exist while the browser shows it. */
export function ModalDialog({ dialog, isOpen, title, size, children }: ModalDialogProps) {
  const titleId = useId();
  return (
    <Frame ref={dialog} size={size ?? 'regular'} aria-labelledby={titleId}>
      <h2 id={titleId}>{title}</h2>
      {isOpen ? <Body>{children}</Body> : null}
    </Frame>
  );
}
