import { faqFileProblems, faqImportWords, faqRowProblem } from '#content/workspace/faq-list.ts';
import type { FaqFileContent } from '#machines/faq-import/faq-import.machine.ts';
import { Button } from '#src/ui/form/button.tsx';
import { Dialog, DialogActions } from '#src/ui/overlay/dialog.tsx';
import { FieldError } from '#src/ui/form/field.tsx';
import { FileInput, FileLabel, FileName, Hint, Refused } from './faq-list.styles';
import { useFaqImport } from './use-faq-import';

const words = faqImportWords;

type FaqImportProps = { onImport: (texts: FaqFileContent['texts']) => void };

/**
 * Renders the import button and its dialog: the file, the entries it would add, and the rows it
 * would skip.
 */
export function FaqImport({ onImport }: FaqImportProps) {
  const { isOpen, isReading, isPreviewing, file, texts, rejections, problem, ...act } =
    useFaqImport(onImport);
  return (
    <>
      <Button kind="secondary" size="dense" onClick={act.open}>
        {words.open}
      </Button>
      <Dialog isOpen={isOpen} title={words.title} size="wide" onDismiss={act.dismiss}>
        <Hint id="faq-file-hint">{words.hint}</Hint>
        <div>
          <FileLabel>
            {words.file}
            <FileInput
              type="file"
              accept=".csv,.txt,text/csv"
              aria-describedby={problem ? 'faq-file-error' : 'faq-file-hint'}
              aria-invalid={problem ? true : undefined}
              onChange={({ currentTarget }) => {
                const chosen = currentTarget.files?.[0];
                if (chosen) act.choose(chosen);
              }}
            />
          </FileLabel>
          {problem ? (
            <FieldError id="faq-file">
              <bdi>{file?.name}</bdi> {faqFileProblems[problem]}
            </FieldError>
          ) : null}
        </div>
        <div role="status">
          {isReading ? <p>{words.reading}</p> : null}
          {isPreviewing ? (
            <FileName>{words.found(texts.length, rejections.length)}</FileName>
          ) : null}
        </div>
        {isPreviewing && rejections.length > 0 ? (
          <Refused role="region" aria-label={words.leftOut} tabIndex={0}>
            <ul>
              {rejections.map(({ row, problem: reason }) => (
                <li key={row}>
                  <strong>{words.row(row)}:</strong> {faqRowProblem(reason)}
                </li>
              ))}
            </ul>
          </Refused>
        ) : null}
        <DialogActions>
          <Button kind="secondary" size="dense" onClick={act.dismiss}>
            {words.cancel}
          </Button>
          {isPreviewing && texts.length > 0 ? (
            <Button size="dense" onClick={act.confirm}>
              {words.confirm}
            </Button>
          ) : null}
        </DialogActions>
      </Dialog>
    </>
  );
}
