import { memo, useRef, type ComponentType } from 'react';
import { X } from 'lucide';
import { faqWords } from '#content/workspace/faq-list.ts';
import { Button } from '#src/ui/form/button.tsx';
import { Card, CardHead } from '#src/ui/layout/card.ts';
import { ChangeBar } from '#src/ui/overlay/change-bar.tsx';
import { EmptyState } from '#src/ui/data/empty-state.tsx';
import { IconButton } from '#src/ui/form/icon-button.tsx';
import { useIsInteractive } from '#src/ui/form/interactive.ts';
import { VisuallyHidden } from '#src/ui/layout/layout.ts';
import { onDemand } from '#src/hydration/on-demand.tsx';
import { Icon } from '#src/ui/layout/icon.tsx';
import type { FaqEntries } from '#machines/faq-list/faq-entries.ts';
import { FaqImport } from '../faq-import/FaqImport';
import { Unanswered } from '../unanswered/Unanswered';
import type { exportFaq } from '../faq-import/faq-export';
import { FaqRows, type FaqRowsProps } from './FaqRows';
import { Input } from '#src/ui/form/field.styles.ts';
import type { DraftLists } from '../chatbot-draft/draft-lists';
import { Count, Failure, HeadActions, Hint, Search } from './faq-list.styles';
import { useFaqList } from './use-faq-list';

const titleId = 'faq-heading';

/** Lists up to this length render in full, without the code for virtual scrolling. */
const maxUnwindowed = 60;
const LongRows = onDemand(
  import.meta.glob<ComponentType<FaqRowsProps>>('./FaqWindow.tsx', { import: 'FaqWindow' }),
  FaqRows,
);
const [loadExport] = Object.values(
  import.meta.glob<typeof exportFaq>('../faq-import/faq-export.ts', { import: 'exportFaq' }),
);

type FaqListProps = {
  /** The FAQ of the draft. */
  list: FaqEntries;
  lists: DraftLists;
};

/** Renders the FAQ list: entries to find, write, reorder, delete and import. */
export const FaqList = memo(function FaqList({ list, lists }: FaqListProps) {
  const isInteractive = useIsInteractive();
  const faq = useFaqList(list, lists);
  const { entries, rowIndexes, query, notice, send, buttons } = faq;
  const total = entries.length;
  const isSearching = query.trim() !== '';
  const Rows = rowIndexes.length > maxUnwindowed ? LongRows : FaqRows;
  const position = () => entries.findIndex(({ id }) => id === faq.movedId) + 1;
  const announcement = {
    idle: () => '',
    moved: () => faqWords.moved(position(), total),
    restored: () => faqWords.restored,
    imported: () => faqWords.imported(faq.importedCount, faq.replacedCount),
    added: () => faqWords.added,
    deleted: () => faqWords.deleted,
  }[notice]();
  const isOffered = notice === 'deleted' || notice === 'imported' || notice === 'added';
  const failure = useRef<HTMLParagraphElement>(null);
  const exportEntries = async () => {
    // A download ends in no state of the page: its failure is written, not rendered.
    failure.current?.replaceChildren();
    try {
      (await loadExport?.())?.(entries);
    } catch {
      failure.current?.replaceChildren(faqWords.exportFailed);
    }
  };
  return (
    <>
      <Unanswered entries={entries} onAdd={buttons.add} />
      <Card id="faq" aria-labelledby={titleId}>
        <CardHead>
          <h2 id={titleId}>
            {faqWords.title}
            <Count>{faqWords.entries(total)}</Count>
          </h2>
          <HeadActions>
            <FaqImport faqEntries={entries} onImport={buttons.addImported} />
            {total > 0 ? (
              <Button kind="secondary" size="dense" onClick={() => void exportEntries()}>
                {faqWords.export}
              </Button>
            ) : null}
            <Button
              ref={faq.focus.ref('add')}
              kind="secondary"
              size="dense"
              onClick={() => buttons.add()}
            >
              {faqWords.add}
            </Button>
          </HeadActions>
        </CardHead>
        <Hint>{faqWords.hint}</Hint>
        <Failure ref={failure} role="alert" />
        {total > 0 ? (
          <Search role="search">
            <Input
              type="search"
              size="dense"
              aria-label={faqWords.search}
              placeholder={faqWords.search}
              autoComplete="off"
              readOnly={!isInteractive}
              value={query}
              ref={faq.focus.ref('search')}
              onChange={({ currentTarget }) =>
                send({ type: 'query.changed', query: currentTarget.value })
              }
            />
            <p role="status">{isSearching ? faqWords.found(faq.matchCount, total) : ''}</p>
          </Search>
        ) : null}
        {total === 0 ? <EmptyState>{faqWords.empty}</EmptyState> : null}
        {isSearching && faq.matchCount === 0 ? (
          <EmptyState
            action={
              <Button
                kind="secondary"
                size="dense"
                onClick={() => {
                  send({ type: 'query.changed', query: '' });
                  faq.focus.request('search');
                }}
              >
                {faqWords.clearSearch}
              </Button>
            }
          >
            {faqWords.notFound(query)}
          </EmptyState>
        ) : null}
        {rowIndexes.length > 0 ? <Rows faq={faq} /> : null}
        <VisuallyHidden role="status">{isOffered ? '' : announcement}</VisuallyHidden>
        <ChangeBar
          actions={
            isOffered ? (
              <>
                {notice === 'imported' ? null : (
                  <Button
                    ref={faq.focus.ref('undo')}
                    kind="secondary"
                    size="dense"
                    onClick={buttons.undo}
                  >
                    {faqWords.undo}
                  </Button>
                )}
                <IconButton label={faqWords.dismiss} onClick={buttons.dismiss}>
                  <Icon as={X} />
                </IconButton>
              </>
            ) : null
          }
        >
          {isOffered ? <p>{announcement}</p> : null}
        </ChangeBar>
      </Card>
    </>
  );
});
