import { memo, type ChangeEvent } from 'react';
import { ArrowDown, ArrowUp, ChevronRight, Trash2 } from 'lucide';
import { faqLimits, faqTextProblem, faqWords } from '#content/workspace/faq-list.ts';
import type { FaqEntry } from '#content/sample/workspace.ts';
import { faqProblem, hasProblem, type FaqField } from '#machines/faq-list/faq-entries.ts';
import { TextAreaField, TextField } from '#src/ui/form/field.tsx';
import { IconButton } from '#src/ui/form/icon-button.tsx';
import { VisuallyHidden } from '#src/ui/layout/layout.ts';
import { Icon } from '#src/ui/layout/icon.tsx';
import { Fields, Item, ItemActions, Toggle } from './faq-list.styles';
import type { FocusQueue } from '#src/features/workspace/shell/focus-queue.ts';
import type { useFaqList } from './use-faq-list';

type FaqItemProps = {
  entry: FaqEntry;
  /** Its place in the whole list, and among the shown entries. */
  index: number;
  shownIndex: number;
  isLast: boolean;
  /** Space reserved before it, in px. */
  gap: number;
  /** Length of the list; omitted if all its entries are rendered. */
  setSize: number | undefined;
  isOpened: boolean;
  isQuestionNew: boolean;
  isAnswerNew: boolean;
  measure: ((element: HTMLElement | null) => void) | undefined;
  focus: FocusQueue;
} & Pick<ReturnType<typeof useFaqList>, 'send' | 'buttons'>;

/**
 * Renders one entry: its question, the first words of its answer, and actions. Its texts become
 * fields in place when it opens; an entry with a problem is open.
 */
export const FaqItem = memo(function FaqItem(props: FaqItemProps) {
  const { entry, index, gap, setSize, isOpened, measure, focus, send, buttons } = props;
  const { id, question } = entry;
  const positionId = `faq-${id}-place`;
  const isNew = props.isQuestionNew || props.isAnswerNew;
  const canClose = !hasProblem(entry);
  const isOpen = isOpened || isNew || !canClose;
  // A closed entry is one tab stop.
  const tabIndex = isOpen ? undefined : -1;
  const field = (name: FaqField, isUntouched: boolean) => {
    const problem = isUntouched ? null : faqProblem(name, entry[name]);
    return {
      id: `faq-${id}-${name}`,
      ref: focus.ref(`${id}-${name}`),
      label: faqWords[name],
      size: 'dense' as const,
      dir: 'auto',
      tabIndex,
      maxLength: faqLimits.typed,
      value: entry[name],
      error: problem ? faqTextProblem(problem) : undefined,
      onChange: ({ currentTarget }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
        send({ type: 'field.changed', id, field: name, value: currentTarget.value }),
      onFocus: () => {
        if (!isOpened) send({ type: 'entry.opened', id });
      },
      onBlur: () => send({ type: 'field.blurred', id, field: name }),
    };
  };
  const move = (by: 1 | -1, isPossible: boolean) => ({
    ref: focus.ref(`${id}-${by < 0 ? 'up' : 'down'}`),
    label: by < 0 ? faqWords.up : faqWords.down,
    'aria-describedby': positionId,
    'aria-disabled': isPossible ? undefined : true,
    tabIndex,
    onClick: () => buttons.move(id, by),
  });
  return (
    <Item
      ref={measure}
      isOpen={isOpen}
      onFocus={() => focus.record(`${id}`)}
      data-index={props.shownIndex}
      aria-posinset={setSize && props.shownIndex + 1}
      aria-setsize={setSize}
      style={gap > 0 ? { marginTop: gap } : undefined}
    >
      <VisuallyHidden as="p" id={positionId}>
        <span>{faqWords.position(index + 1)}</span> <span>{question.slice(0, 80)}</span>
      </VisuallyHidden>
      <Toggle
        ref={focus.ref(`${id}-edit`)}
        label={faqWords.edit}
        aria-describedby={positionId}
        aria-expanded={isOpen}
        aria-disabled={isOpen && !canClose ? true : undefined}
        onClick={() => {
          if (!isOpen) buttons.open(id);
          else if (canClose) send({ type: 'entry.closed', id });
        }}
      >
        <Icon as={ChevronRight} />
      </Toggle>
      <Fields>
        <TextField {...field('question', props.isQuestionNew)} autoComplete="off" />
        <TextAreaField {...field('answer', props.isAnswerNew)} rows={isOpen ? 2 : 1} />
      </Fields>
      <ItemActions>
        <IconButton {...move(-1, index > 0)}>
          <Icon as={ArrowUp} />
        </IconButton>
        <IconButton {...move(1, !props.isLast)}>
          <Icon as={ArrowDown} />
        </IconButton>
        <IconButton
          label={faqWords.delete}
          aria-describedby={positionId}
          tabIndex={tabIndex}
          onClick={() => buttons.remove(id)}
        >
          <Icon as={Trash2} />
        </IconButton>
      </ItemActions>
    </Item>
  );
});
