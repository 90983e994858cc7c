import type { UploadProblem } from '#content/workspace/document-uploads.ts';
import type { DocumentKind } from '#content/sample/workspace.ts';
import { isOfKind } from './file-kind';
import { fileBytes, type Reading } from '../file-bytes';

/**
 * Reads a file to its end in this browser and checks that it is of the kind that its name says
 * (specification §2). Nothing of its content is kept. Returns what is wrong with it, or null;
 * rejects if it can't be read, and once the reading is aborted.
 */
export async function readDocument(
  file: File | undefined,
  kind: DocumentKind | undefined,
  reading: Reading,
): Promise<UploadProblem | null> {
  if (!file || !kind) return 'unreadable';
  return isOfKind(kind, await fileBytes(file, reading)) ? null : 'content';
}
