import { uploadLimits, type UploadProblem } from '#content/workspace/document-uploads.ts';
import {
  documentKinds,
  type DocumentKind,
  type StoredDocument,
} from '#content/sample/workspace.ts';

/** A chosen file; `size` in bytes. */
export type Upload = { id: string; name: string; size: number };
type Refusal = { id: string; name: string; problem: UploadProblem };

/** The files of the latest choice; of `uploads` the first is being read, the others wait. */
export type Batch = {
  uploads: Upload[];
  refusals: Refusal[];
  /** How many of its files have been added. */
  addedCount: number;
};

/** Returns the kind that a file's name says, or undefined if it is none of ours. */
export function kindOfName(name: string): DocumentKind | undefined {
  return documentKinds.find((kind) => name.toLowerCase().endsWith(kind));
}

type Known = readonly Pick<StoredDocument, 'name' | 'size'>[];

function problemOf({ name, size }: Upload, known: Known): UploadProblem | null {
  if (!kindOfName(name)) return 'kind';
  if (size === 0) return 'empty';
  if (size > uploadLimits.size) return 'too-large';
  return known.some((other) => other.name === name && other.size === size) ? 'duplicate' : null;
}

/**
 * Returns the batch with chosen files in its queue, or refused (specification §2). They start a new
 * batch if nothing is left to read.
 */
export function withFiles(batch: Batch, files: readonly Upload[], stored: Known): Batch {
  const isOver = batch.uploads.length === 0;
  const { uploads, refusals, addedCount } = isOver
    ? { uploads: [], refusals: [], addedCount: 0 }
    : batch;
  const next: Batch = { uploads: [...uploads], refusals: [...refusals], addedCount };
  for (const file of files) {
    const problem = problemOf(file, [...stored, ...next.uploads]);
    if (problem) next.refusals.push({ id: file.id, name: file.name, problem });
    else next.uploads.push(file);
  }
  return next;
}

/** Returns the batch with its first file read: added, or among those refused. */
export function withFirstRead(batch: Batch, problem: UploadProblem | null): Batch {
  const [first, ...uploads] = batch.uploads;
  if (!first) return batch;
  const { id, name } = first;
  return problem
    ? { ...batch, uploads, refusals: [...batch.refusals, { id, name, problem }] }
    : { ...batch, uploads, addedCount: batch.addedCount + 1 };
}
