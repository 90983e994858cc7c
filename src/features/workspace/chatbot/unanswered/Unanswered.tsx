import { useId, useState, useSyncExternalStore, type ComponentType } from 'react';
import type { FaqEntry } from '#content/sample/workspace.ts';
import { unansweredWords as words } from '#content/workspace/unanswered.ts';
import type { FaqText } from '#machines/faq-list/faq-entries.ts';
import { Card, CardHead } from '#src/ui/layout/card.ts';
import { onDemand } from '#src/ui/layout/on-demand.tsx';
import { createNearness } from '#src/services/browser/near-viewport.ts';
import { Hint } from './unanswered.styles';

export type UnansweredProps = {
  /** The entries of the FAQ. */
  entries: readonly FaqEntry[];
  onAdd: (text: FaqText) => void;
};

const UnansweredList = onDemand(
  import.meta.glob<ComponentType<UnansweredProps>>('./UnansweredList.tsx', {
    import: 'UnansweredList',
  }),
  () => <Hint role="alert">{words.failed}</Hint>,
  () => <Hint>{words.hint}</Hint>,
);

/** Suggests FAQ entries for the questions that the chatbot could not answer. */
export function Unanswered(props: UnansweredProps) {
  const titleId = useId();
  const [nearness] = useState(() => createNearness());
  const { observe, subscribe, read } = nearness;
  // The sample's conversations are large.
  const isNear = useSyncExternalStore(subscribe, read, () => false);
  return (
    <Card ref={observe} aria-labelledby={titleId}>
      <CardHead>
        <h2 id={titleId}>{words.title}</h2>
      </CardHead>
      {isNear ? <UnansweredList {...props} /> : <Hint>{words.hint}</Hint>}
    </Card>
  );
}
