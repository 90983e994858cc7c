import { useLayoutEffect, useRef, type RefObject } from 'react';
import { chatbotSetup } from '#content/workspace/chatbot-setup.ts';
import { Button } from '#src/ui/form/button.tsx';
import { Bar, BarActions, BarText } from './chatbot-draft.styles';

const { saving } = chatbotSetup;

/** The two ways out of unsaved changes. When they go, the focus does not go with them. */
function Ways({ formId, returnTo, onDiscard }: Omit<SaveBarProps, 'text' | 'isUnsaved'>) {
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
  /** What there is to say; nothing hides the bar. */
  text: string;
  isUnsaved: boolean;
  formId: string;
  /** Gets the focus when a button of the bar was pressed. */
  returnTo: RefObject<HTMLElement | null>;
  onDiscard: () => void;
};

/** Lies at the bottom of the window as long as there are unsaved changes. */
export function SaveBar({ text, isUnsaved, ...ways }: SaveBarProps) {
  return (
    <Bar shown={text !== ''}>
      <BarText role="status">{text}</BarText>
      {isUnsaved ? <Ways {...ways} /> : null}
    </Bar>
  );
}
