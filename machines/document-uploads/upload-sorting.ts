import { uploadLimits, type UploadProblem } from '../../content/document-uploads';
import {
  documentKinds,
  type DocumentKind,
  type StoredDocument,
} from '../../content/sample/workspace';

/** A chosen file; `size` in bytes. */
export type Upload = { id: string; name: string; size: number };
export type Refusal = { id: string; name: string; problem: UploadProblem };

/** Returns the kind that a file's name says, or undefined where it is none of ours. */
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

/** Returns which of the chosen files are to be read, and why the others are not (specification §2). */
export function sortedUploads(
  files: readonly Upload[],
  known: Known,
): { uploads: Upload[]; refusals: Refusal[] } {
  const uploads: Upload[] = [];
  const refusals: Refusal[] = [];
  for (const file of files) {
    const problem = problemOf(file, [...known, ...uploads]);
    if (problem) refusals.push({ id: file.id, name: file.name, problem });
    else uploads.push(file);
  }
  return { uploads, refusals };
}
