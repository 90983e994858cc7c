import { useId } from 'react';
import { faqFileProblems, faqImportWords as words } from '#content/workspace/faq-import.ts';
import { Button } from '#src/ui/form/button.tsx';
import { FieldError } from '#src/ui/form/field.tsx';
import { Dialog } from '#src/ui/overlay/dialog.tsx';
import { FaqDuplicates, FaqRejections } from './FaqLeftOut';
import type { FaqImportDialogProps } from './FaqImport';
import { FaqLook } from './FaqLook';
import { FaqSettings } from './FaqSettings';
import { Actions, FileInput, FileLabel, Found, Hint, Progress } from './faq-import.styles';
import { downloadSkipped, skippedRows } from './skipped-rows';

/**
 * Renders the import dialog: the file, its first rows, the settings to read it with, the duplicates
 * and the skipped rows.
 */
export function FaqImportDialog({ faq }: FaqImportDialogProps) {
  const id = useId();
  const { content, settings, problem, choice, texts, replacements, isReading, isPreviewing } = faq;
  const skipped = content ? skippedRows(content, choice).length : 0;
  const hasTexts = texts.length + replacements.length > 0;
  return (
    <Dialog isOpen title={words.title} size="broad" onDismiss={faq.dismiss}>
      <Hint id={`${id}-hint`}>{words.hint}</Hint>
      <div>
        <FileLabel>
          {words.file}
          <FileInput
            type="file"
            accept=".csv,.tsv,.tab,.txt,text/csv,text/tab-separated-values"
            aria-describedby={problem ? 'faq-file-error' : `${id}-hint`}
            aria-invalid={problem ? true : undefined}
            onChange={({ currentTarget }) => {
              const file = currentTarget.files?.[0];
              if (file) faq.choose(file);
              // Allows the same file to be chosen again, once it is corrected.
              currentTarget.value = '';
            }}
          />
        </FileLabel>
        {problem ? (
          <FieldError id="faq-file">
            <bdi>{faq.file?.name}</bdi> {faqFileProblems[problem]}
          </FieldError>
        ) : (
          <bdi>{faq.file?.name}</bdi>
        )}
      </div>
      {content && settings ? (
        <>
          <FaqLook content={content} isStale={isReading} />
          <FaqSettings settings={settings} onChange={faq.change} />
        </>
      ) : null}
      {isReading && faq.percent > 0 ? (
        <Progress aria-label={words.progress} max={100} value={faq.percent} />
      ) : null}
      {isPreviewing && content ? (
        <>
          <FaqDuplicates
            rows={content.duplicates}
            choice={choice}
            onChoose={faq.chooseDuplicates}
          />
          <FaqRejections rows={content.rejections} />
          {skipped > 0 ? (
            <div>
              <Button
                kind="secondary"
                size="dense"
                onClick={() => downloadSkipped(content, choice)}
              >
                {words.download}
              </Button>
            </div>
          ) : null}
        </>
      ) : null}
      <Actions>
        <div role="status">
          {isReading ? <p>{words.reading}</p> : null}
          {isPreviewing ? (
            <Found>{words.found(texts.length, replacements.length, skipped)}</Found>
          ) : null}
        </div>
        <Button kind="secondary" size="dense" onClick={faq.dismiss}>
          {words.cancel}
        </Button>
        {isPreviewing && hasTexts ? (
          <Button size="dense" onClick={faq.confirm}>
            {words.confirm}
          </Button>
        ) : null}
      </Actions>
    </Dialog>
  );
}
