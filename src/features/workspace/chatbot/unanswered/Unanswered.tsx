import { useId, useState, useSyncExternalStore, type ComponentType } from 'react';
import type { FaqEntry } from '#content/sample/workspace.ts';
import { unansweredWords as words } from '#content/workspace/unanswered.ts';
import type { FaqText } from '#machines/faq-list/faq-entries.ts';
import { Card } from '#src/ui/layout/card.ts';
import { onDemand } from '#src/hydration/on-demand.tsx';
import { createNearness } from '#src/services/browser/near-viewport.ts';
import { Hint, Suggestions } from './unanswered.styles';

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
  // Closed at first: the sample's conversations are large, and the list would move the entries.
  const isNear = useSyncExternalStore(subscribe, read, () => false);
  return (
    <Card aria-labelledby={titleId}>
      <Suggestions id="unanswered">
        <summary>
          <h2 id={titleId}>{words.title}</h2>
        </summary>
        <div ref={observe}>
          {isNear ? <UnansweredList {...props} /> : <Hint>{words.hint}</Hint>}
        </div>
      </Suggestions>
    </Card>
  );
}
