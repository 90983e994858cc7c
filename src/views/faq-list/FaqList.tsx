import { useId } from 'react';
import { X } from 'lucide-react';
import { faqWords } from '../../../content/faq-list';
import { Button } from '../../ui/button';
import { Card, CardHead } from '../../ui/card';
import { ChangeBar } from '../../ui/change-bar';
import { EmptyState } from '../../ui/empty-state';
import { IconButton } from '../../ui/icon-button';
import { VisuallyHidden } from '../../ui/layout';
import { FaqImport } from './FaqImport';
import { FaqItem } from './FaqItem';
import { Count, HeadActions, Hint, List, Saved, Warning } from './faq-list.styles';
import { useFaqList } from './use-faq-list';
import { listId, useFaqWindow } from './use-faq-window';

/** What the chatbot answers word for word: entries to write, order, delete and import. */
export function FaqList() {
  const titleId = useId();
  const faq = useFaqList();
  const { entries, untouched, notice, change } = faq;
  const { measure, isWhole, rows, rest } = useFaqWindow(entries, faq.focus.awaited());
  const total = entries.length;
  const isNew = (id: number, field: 'question' | 'answer') =>
    untouched.some((ref) => ref.id === id && ref.field === field);
  const place = entries.findIndex(({ id }) => id === faq.movedId) + 1;
  const said = {
    silent: '',
    typing: '',
    moved: faqWords.moved(place, total),
    restored: faqWords.restored,
    imported: faqWords.imported(faq.importedCount),
    deleted: faqWords.deleted,
  }[notice];
  const isOffered = notice === 'deleted' || notice === 'imported';
  return (
    <Card aria-labelledby={titleId}>
      <CardHead>
        <h2 id={titleId}>
          {faqWords.title}
          <Count>{faqWords.entries(total)}</Count>
        </h2>
        <HeadActions>
          <FaqImport onImport={(texts) => change({ type: 'entries.imported', texts })} />
          <Button
            id="faq-add"
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
      {total === 0 ? (
        <EmptyState>{faqWords.empty}</EmptyState>
      ) : (
        <List
          id={listId}
          role="list"
          aria-label={faqWords.list}
          style={rest > 0 ? { paddingBottom: rest } : undefined}
        >
          {rows.map(({ index, gap }) => {
            const entry = entries[index];
            return entry ? (
              <FaqItem
                key={entry.id}
                isListWhole={isWhole}
                isQuestionNew={isNew(entry.id, 'question')}
                isAnswerNew={isNew(entry.id, 'answer')}
                send={faq.send}
                {...{ entry, index, total, gap, measure, change }}
              />
            ) : null;
          })}
        </List>
      )}
      <VisuallyHidden role="status">{isOffered ? '' : said}</VisuallyHidden>
      <ChangeBar
        actions={
          isOffered ? (
            <>
              {notice === 'deleted' ? (
                <Button
                  id="faq-undo"
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
                <X size={16} strokeWidth={1.75} aria-hidden="true" />
              </IconButton>
            </>
          ) : null
        }
      >
        {isOffered ? <p>{said}</p> : null}
      </ChangeBar>
    </Card>
  );
}
