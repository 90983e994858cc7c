import type { Ref } from 'react';
import { FaqItem } from './FaqItem';
import { faqWords } from '#content/workspace/faq-list.ts';
import { List } from './faq-list.styles';
import type { useFaqList } from './use-faq-list';

export type FaqRowsProps = { faq: ReturnType<typeof useFaqList> };

type Rows = {
  /** Rendered entries, each with the space reserved before it in px; omitted, all entries. */
  rows?: readonly { index: number; gap: number }[];
  /** Space reserved after the last entry, in px. */
  rest?: number;
  isWhole?: boolean;
  list?: Ref<HTMLUListElement>;
  measure?: (element: HTMLElement | null) => void;
};

/** Renders the shown entries, or the visible part of a long list. */
export function FaqRows(props: FaqRowsProps & Rows) {
  const { faq, rows, rest = 0, isWhole = true, list, measure } = props;
  const { entries, rowIndexes, openIds, untouched, focus, send, buttons } = faq;
  const isNew = (id: number, field: 'question' | 'answer') =>
    untouched.some((ref) => ref.id === id && ref.field === field);
  const rendered = rows ?? rowIndexes.map((_, index) => ({ index, gap: 0 }));
  return (
    <List
      id="faq-entries"
      ref={list}
      role="list"
      aria-label={faqWords.list}
      style={rest > 0 ? { paddingBottom: rest } : undefined}
    >
      {rendered.map(({ index: shownIndex, gap }) => {
        const index = rowIndexes[shownIndex] ?? -1;
        const entry = entries[index];
        return entry ? (
          <FaqItem
            key={entry.id}
            isLast={index === entries.length - 1}
            setSize={isWhole ? undefined : rowIndexes.length}
            isOpened={openIds.includes(entry.id)}
            isQuestionNew={isNew(entry.id, 'question')}
            isAnswerNew={isNew(entry.id, 'answer')}
            {...{ entry, index, shownIndex, gap, measure, focus, send, buttons }}
          />
        ) : null;
      })}
    </List>
  );
}
