import { useLayoutEffect, useRef, type RefObject } from 'react';
import { chatbotSetup } from '#content/workspace/chatbot-setup.ts';
import { Button } from '#src/ui/form/button.tsx';
import { Bar, BarActions, BarText } from './chatbot-draft.styles';

const { saving } = chatbotSetup;

/** Saves or discards changes. Returns focus to the heading when the bar's buttons are removed. */
function SaveActions({ formId, returnTo, onDiscard }: Omit<SaveBarProps, 'text' | 'isUnsaved'>) {
  const actions = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = actions.current;
    const next = returnTo.current;
    return () => {
      if (!element?.contains(document.activeElement)) return;
      next?.focus({ preventScroll: true });
    };
  }, [returnTo]);
  return (
    <BarActions ref={actions}>
      <Button kind="secondary" size="dense" onClick={onDiscard}>
        {saving.discard}
      </Button>
      <Button type="submit" size="dense" form={formId}>
        {saving.save}
      </Button>
    </BarActions>
  );
}

type SaveBarProps = {
  /** Status text; empty hides the bar. */
  text: string;
  isUnsaved: boolean;
  formId: string;
  /** Receives focus when the focused button is removed. */
  returnTo: RefObject<HTMLElement | null>;
  onDiscard: () => void;
};

/** Sticks to the bottom of the viewport while there are unsaved changes. */
export function SaveBar({ text, isUnsaved, ...actionProps }: SaveBarProps) {
  return (
    <Bar shown={text !== ''}>
      <BarText role="status">{text}</BarText>
      {isUnsaved ? <SaveActions {...actionProps} /> : null}
    </Bar>
  );
}
