import { useId, type ComponentType } from 'react';
import { X } from 'lucide';
import { faqWords } from '#content/workspace/faq-list.ts';
import { Button } from '#src/ui/form/button.tsx';
import { Card, CardHead } from '#src/ui/layout/card.ts';
import { ChangeBar } from '#src/ui/overlay/change-bar.tsx';
import { EmptyState } from '#src/ui/data/empty-state.tsx';
import { IconButton } from '#src/ui/form/icon-button.tsx';
import { VisuallyHidden } from '#src/ui/layout/layout.ts';
import { onDemand } from '#src/ui/layout/on-demand.tsx';
import { Icon } from '#src/ui/layout/icon.tsx';
import { FaqImport } from '../faq-import/FaqImport';
import type { exportFaq } from '../faq-import/faq-export';
import { FaqRows, type FaqRowsProps } from './FaqRows';
import { Count, HeadActions, Hint, Saved, Warning } from './faq-list.styles';
import { useFaqList } from './use-faq-list';

/** Lists up to this length render in full, without the code for virtual scrolling. */
const maxUnwindowed = 60;
const LongRows = onDemand(
  import.meta.glob<ComponentType<FaqRowsProps>>('./FaqWindow.tsx', { import: 'FaqWindow' }),
  FaqRows,
);
const [loadExport] = Object.values(
  import.meta.glob<typeof exportFaq>('../faq-import/faq-export.ts', { import: 'exportFaq' }),
);

/** Renders the FAQ list: entries to write, reorder, delete and import. */
export function FaqList() {
  const titleId = useId();
  const faq = useFaqList();
  const { entries, notice, change } = faq;
  const total = entries.length;
  const Rows = total > maxUnwindowed ? LongRows : FaqRows;
  const position = entries.findIndex(({ id }) => id === faq.movedId) + 1;
  const announcement = {
    idle: '',
    typing: '',
    moved: faqWords.moved(position, total),
    restored: faqWords.restored,
    imported: faqWords.imported(faq.importedCount, faq.replacedCount),
    deleted: faqWords.deleted,
  }[notice];
  const isOffered = notice === 'deleted' || notice === 'imported';
  return (
    <Card id="faq" aria-labelledby={titleId}>
      <CardHead>
        <h2 id={titleId}>
          {faqWords.title}
          <Count>{faqWords.entries(total)}</Count>
        </h2>
        <HeadActions>
          <FaqImport onImport={(imported) => change({ type: 'entries.imported', ...imported })} />
          {total > 0 ? (
            <Button
              kind="secondary"
              size="dense"
              onClick={() => void loadExport?.().then((download) => download(entries))}
            >
              {faqWords.export}
            </Button>
          ) : null}
          <Button
            ref={faq.focus.ref('add')}
            kind="secondary"
            size="dense"
            onClick={() => change({ type: 'entry.added' })}
          >
            {faqWords.add}
          </Button>
        </HeadActions>
      </CardHead>
      <Hint>
        {faqWords.hint}{' '}
        {faq.isStored ? (
          <Saved>{notice === 'typing' ? faqWords.saving : faqWords.saved}</Saved>
        ) : null}
      </Hint>
      {faq.isStored ? null : <Warning role="alert">{faqWords.fleeting}</Warning>}
      {total === 0 ? <EmptyState>{faqWords.empty}</EmptyState> : <Rows faq={faq} />}
      <VisuallyHidden role="status">{isOffered ? '' : announcement}</VisuallyHidden>
      <ChangeBar
        actions={
          isOffered ? (
            <>
              {notice === 'deleted' ? (
                <Button
                  ref={faq.focus.ref('undo')}
                  kind="secondary"
                  size="dense"
                  onClick={() => change({ type: 'deletion.undone' })}
                >
                  {faqWords.undo}
                </Button>
              ) : null}
              <IconButton
                label={faqWords.dismiss}
                onClick={() => change({ type: 'notice.dismissed' })}
              >
                <Icon as={X} />
              </IconButton>
            </>
          ) : null
        }
      >
        {isOffered ? <p>{announcement}</p> : null}
      </ChangeBar>
    </Card>
  );
}
