import { uploadWords as words } from '#content/workspace/document-uploads.ts';
import type { StoredDocument } from '#content/sample/workspace.ts';
import type { FocusQueue } from '#src/features/workspace/shell/focus-queue.ts';
import type { Upload } from '#machines/document-uploads/uploads.ts';
import { fileSize } from './file-size';
import { timeFormat } from '#src/lib/time/time-format.ts';
import { Button } from '#src/ui/form/button.tsx';
import { ViewText } from './ViewText';
import { Facts, Progress, Rows } from './document-uploads.styles';

type UploadRowsProps = {
  uploads: readonly Upload[];
  loaded: number;
  onCancel: (id: string) => void;
};

/** Renders the file being read with its progress, and the files in the queue. */
export function UploadRows({ uploads, loaded, onCancel }: UploadRowsProps) {
  if (uploads.length === 0) return null;
  return (
    <Rows role="list" aria-label={words.reading}>
      {uploads.map(({ id, name, size }, index) => (
        <li key={id}>
          <Facts>
            <bdi>{name}</bdi>
            <p>
              {fileSize(size)}
              {index > 0 ? ` · ${words.waiting}` : ''}
            </p>
          </Facts>
          {index === 0 ? (
            <Progress aria-label={words.progress(name)} max={size} value={loaded} />
          ) : null}
          <Button
            kind="quiet"
            size="dense"
            aria-label={words.cancel(name)}
            onClick={() => onCancel(id)}
          >
            Cancel
          </Button>
        </li>
      ))}
    </Rows>
  );
}

type DocumentRowsProps = {
  documents: readonly StoredDocument[];
  timeZone: string;
  focus: FocusQueue;
  /** Returns the file of a document that was chosen in this visit. */
  fileOf: (id: string) => File | undefined;
  onRemove: (id: string) => void;
};

/** Renders the documents with their stored details. */
export function DocumentRows({ documents, timeZone, focus, fileOf, onRemove }: DocumentRowsProps) {
  const format = timeFormat(timeZone);
  return (
    <Rows role="list" aria-label={words.documents}>
      {documents.map(({ id, name, size, kind, addedAt }) => (
        <li key={id}>
          <Facts>
            <bdi>{name}</bdi>
            <p>
              {kind.slice(1).toUpperCase()} · {fileSize(size)} · {words.added}{' '}
              <time dateTime={addedAt}>{format.date(Date.parse(addedAt))}</time>
            </p>
          </Facts>
          <ViewText name={name} kind={kind} file={fileOf(id)} />
          <Button
            id={`document-${id}-remove`}
            ref={focus.ref(id)}
            kind="quiet"
            size="dense"
            aria-label={words.remove(name)}
            onClick={() => onRemove(id)}
          >
            Remove
          </Button>
        </li>
      ))}
    </Rows>
  );
}
