import type { UploadProblem } from '#content/workspace/document-uploads.ts';
import type { DocumentKind } from '#content/sample/workspace.ts';
import type { documentProblem } from '../document-content/document-check';
import { fileBytes, type Reading } from '../file-bytes';

/** The check knows several kinds of files: it loads with the first one. */
const [loadCheck] = Object.values(
  import.meta.glob<typeof documentProblem>('../document-content/document-check.ts', {
    import: 'documentProblem',
  }),
);

/**
 * Reads a whole file in the browser and verifies that its content matches its extension
 * (specification §5.39). Never stores the content. Returns the reason against it or null; rejects
 * if the file can't be read or the signal is aborted.
 */
export async function readDocument(
  file: File | undefined,
  kind: DocumentKind | undefined,
  reading: Reading,
): Promise<UploadProblem | null> {
  if (!file || !kind || !loadCheck) return 'unreadable';
  const [bytes, check] = await Promise.all([fileBytes(file, reading), loadCheck()]);
  const problem = await check(kind, bytes);
  reading.signal?.throwIfAborted();
  return problem;
}
