import type { UploadProblem } from '#content/workspace/document-uploads.ts';
import type { DocumentKind } from '#content/sample/workspace.ts';
import { isOfKind } from './file-kind';
import { fileBytes, type Reading } from '../file-bytes';

/**
 * Reads a whole file in the browser and verifies that its content matches its extension
 * (specification §2). Never stores the content. Returns the problem or null; rejects if the
 * file can't be read or the signal is aborted.
 */
export async function readDocument(
  file: File | undefined,
  kind: DocumentKind | undefined,
  reading: Reading,
): Promise<UploadProblem | null> {
  if (!file || !kind) return 'unreadable';
  return isOfKind(kind, await fileBytes(file, reading)) ? null : 'content';
}
