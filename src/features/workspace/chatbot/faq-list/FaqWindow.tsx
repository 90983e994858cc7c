import { useLayoutEffect } from 'react';
import { FaqRows, type FaqRowsProps } from './FaqRows';
import { useFaqWindow } from './use-faq-window';

/** Renders a long list with virtual scrolling. */
export function FaqWindow({ faq }: FaqRowsProps) {
  const { entries, rowIndexes, focus } = faq;
  const rows = useFaqWindow(
    rowIndexes.map((index) => entries[index]?.id ?? 0),
    focus.latest,
  );
  useLayoutEffect(() => focus.settle());
  return <FaqRows faq={faq} {...rows} />;
}
