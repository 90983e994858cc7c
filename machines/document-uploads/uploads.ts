import { uploadLimits, type UploadProblem } from '#content/workspace/document-uploads.ts';
import {
  documentKinds,
  type DocumentKind,
  type StoredDocument,
} from '#content/sample/workspace.ts';

/** A chosen file; `size` in bytes. */
export type Upload = { id: string; name: string; size: number; isFolder?: boolean };
type Rejection = { id: string; name: string; problem: UploadProblem };

/** The files of the latest selection; the first of `uploads` is being read, the others wait. */
export type Batch = {
  uploads: Upload[];
  rejections: Rejection[];
  /** The number of files added. */
  addedCount: number;
};

/** Returns the document kind for a file name, or undefined if unsupported. */
export function kindOfName(name: string): DocumentKind | undefined {
  return documentKinds.find((kind) => name.toLowerCase().endsWith(kind));
}

type StoredFiles = readonly Pick<StoredDocument, 'name' | 'size'>[];

function problemOf(
  { name, size, isFolder }: Upload,
  storedFiles: StoredFiles,
): UploadProblem | null {
  if (isFolder) return 'folder';
  if (!kindOfName(name)) return 'kind';
  if (size === 0) return 'empty';
  if (size > uploadLimits.size) return 'too-large';
  return storedFiles.some((file) => file.name === name && file.size === size) ? 'duplicate' : null;
}

/**
 * Returns the batch with the files queued or rejected (specification §5.38); a new batch if the
 * queue is empty.
 */
export function withFiles(batch: Batch, files: readonly Upload[], stored: StoredFiles): Batch {
  const isDone = batch.uploads.length === 0;
  const { uploads, rejections, addedCount } = isDone
    ? { uploads: [], rejections: [], addedCount: 0 }
    : batch;
  const next: Batch = { uploads: [...uploads], rejections: [...rejections], addedCount };
  for (const file of files) {
    const problem = problemOf(file, [...stored, ...next.uploads]);
    if (problem) next.rejections.push({ id: file.id, name: file.name, problem });
    else next.uploads.push(file);
  }
  return next;
}

/** Returns the batch with its first file added or rejected. */
export function withFirstRead(batch: Batch, problem: UploadProblem | null): Batch {
  const [first, ...uploads] = batch.uploads;
  if (!first) return batch;
  const { id, name } = first;
  return problem
    ? { ...batch, uploads, rejections: [...batch.rejections, { id, name, problem }] }
    : { ...batch, uploads, addedCount: batch.addedCount + 1 };
}
