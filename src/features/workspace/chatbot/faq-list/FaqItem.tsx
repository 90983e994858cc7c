import { memo, type ChangeEvent } from 'react';
import { ArrowDown, ArrowUp, Trash2 } from 'lucide';
import { faqLimits, faqTextProblem, faqWords } from '#content/workspace/faq-list.ts';
import type { FaqEntry } from '#content/sample/workspace.ts';
import { faqProblem, type FaqField } from '#machines/faq-list/faq-entries.ts';
import type { FaqListEvent } from '#machines/faq-list/faq-list.machine.ts';
import { TextAreaField, TextField } from '#src/ui/form/field.tsx';
import { IconButton } from '#src/ui/form/icon-button.tsx';
import { VisuallyHidden } from '#src/ui/layout/layout.ts';
import { Icon } from '#src/ui/layout/icon.tsx';
import { Item, ItemHead } from './faq-list.styles';
import type { FocusQueue } from '#src/features/workspace/shell/focus-queue.ts';
import type { FaqButtonEvent } from './use-faq-list';

type FaqItemProps = {
  entry: FaqEntry;
  index: number;
  total: number;
  /** Space reserved before it, in px. */
  gap: number;
  isListWhole: boolean;
  isQuestionNew: boolean;
  isAnswerNew: boolean;
  measure: ((element: HTMLElement | null) => void) | undefined;
  focus: FocusQueue;
  send: (event: FaqListEvent) => void;
  change: (event: FaqButtonEvent) => void;
};

/** Renders one entry: question, answer, position and actions. */
export const FaqItem = memo(function FaqItem(props: FaqItemProps) {
  const { entry, index, total, gap, isListWhole, measure, focus, send, change } = props;
  const { id, question } = entry;
  const positionId = `faq-${id}-place`;
  const field = (name: FaqField, isNew: boolean) => {
    const problem = isNew ? null : faqProblem(name, entry[name]);
    return {
      id: `faq-${id}-${name}`,
      ref: focus.ref(`${id}-${name}`),
      label: faqWords[name],
      size: 'dense' as const,
      dir: 'auto',
      maxLength: faqLimits.typed,
      value: entry[name],
      error: problem ? faqTextProblem(problem) : undefined,
      onChange: ({ currentTarget }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
        send({ type: 'field.changed', id, field: name, value: currentTarget.value }),
      onBlur: () => send({ type: 'field.blurred', id, field: name }),
    };
  };
  const move = (by: 1 | -1, isPossible: boolean) => ({
    ref: focus.ref(`${id}-${by < 0 ? 'up' : 'down'}`),
    label: by < 0 ? faqWords.up : faqWords.down,
    'aria-describedby': positionId,
    'aria-disabled': isPossible ? undefined : true,
    onClick: () => change({ type: 'entry.moved', id, by }),
  });
  return (
    <Item
      ref={measure}
      onFocus={() => focus.record(`${id}`)}
      data-index={index}
      aria-posinset={isListWhole ? undefined : index + 1}
      aria-setsize={isListWhole ? undefined : total}
      style={gap > 0 ? { marginTop: gap } : undefined}
    >
      <ItemHead>
        <p id={positionId}>
          <span>{faqWords.position(index + 1, total)}</span>
          <VisuallyHidden>{question.slice(0, 80)}</VisuallyHidden>
        </p>
        <IconButton {...move(-1, index > 0)}>
          <Icon as={ArrowUp} />
        </IconButton>
        <IconButton {...move(1, index < total - 1)}>
          <Icon as={ArrowDown} />
        </IconButton>
        <IconButton
          label={faqWords.delete}
          aria-describedby={positionId}
          onClick={() => change({ type: 'entry.deleted', id })}
        >
          <Icon as={Trash2} />
        </IconButton>
      </ItemHead>
      <TextField {...field('question', props.isQuestionNew)} autoComplete="off" />
      <TextAreaField {...field('answer', props.isAnswerNew)} rows={2} />
    </Item>
  );
});
