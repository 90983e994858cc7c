import { memo, useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import { chatbotSetup } from '#content/workspace/chatbot-setup.ts';
import { onKeyPress, shortcutKey } from '#src/services/browser/key-presses.ts';
import { Button } from '#src/ui/form/button.tsx';
import { Bar, BarActions, BarText } from './chatbot-draft.styles';

const { saving } = chatbotSetup;

const saveKeys = 'Control+S Meta+S';

/** Control S or Command S outside dialogs: the browser would save the page as a file. */
const isSaveKey = (press: KeyboardEvent) =>
  (press.ctrlKey || press.metaKey) &&
  !press.altKey &&
  shortcutKey(press) === 's' &&
  !(press.target instanceof Element && press.target.closest('dialog'));

type SaveActionsProps = {
  formId: string;
  /** Receives focus when the focused button is removed. */
  returnTo: RefObject<HTMLElement | null>;
  onDiscard: () => void;
};

/** Saves or discards changes. Leaves the focus in the bar when its buttons are removed. */
function SaveActions({ formId, returnTo, onDiscard }: SaveActionsProps) {
  const actions = useRef<HTMLDivElement>(null);
  const save = useRef<HTMLButtonElement>(null);
  useEffect(
    () =>
      onKeyPress((press) => {
        if (!isSaveKey(press)) return false;
        save.current?.click();
        return true;
      }),
    [],
  );
  useLayoutEffect(() => {
    const element = actions.current;
    const next = returnTo.current;
    return () => {
      if (element?.contains(document.activeElement)) next?.focus({ preventScroll: true });
    };
  }, [returnTo]);
  return (
    <BarActions ref={actions}>
      <Button kind="secondary" size="dense" onClick={onDiscard}>
        {saving.discard}
      </Button>
      <Button ref={save} type="submit" size="dense" form={formId} aria-keyshortcuts={saveKeys}>
        {saving.save}
      </Button>
    </BarActions>
  );
}

type SaveBarProps = Omit<SaveActionsProps, 'returnTo'> & {
  text: string;
  tone: 'neutral' | 'saved' | 'warn';
  isUnsaved: boolean;
  isShown: boolean;
};

/** Sticks to the bottom of the viewport while there is something to save or to confirm. */
export const SaveBar = memo(function SaveBar(props: SaveBarProps) {
  const { text, tone, isUnsaved, isShown, ...actionProps } = props;
  const status = useRef<HTMLParagraphElement>(null);
  return (
    <Bar shown={isShown} hidden={!isShown}>
      <BarText ref={status} role="status" tabIndex={-1} tone={tone}>
        {text}
      </BarText>
      {isUnsaved ? <SaveActions {...actionProps} returnTo={status} /> : null}
    </Bar>
  );
});
