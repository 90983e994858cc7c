import type { Refusal } from '#content/workspace/document-uploads.ts';
import type { DocumentKind } from '#content/sample/workspace.ts';
import type { adviceFor } from '../document-content/document-check';
import { fileBytes, type Reading } from '../file-bytes';

/** The check knows many kinds of files: it loads with the first one. */
const [loadCheck] = Object.values(
  import.meta.glob<typeof adviceFor>('../document-content/document-check.ts', {
    import: 'adviceFor',
  }),
);

/**
 * Reads a whole file in the browser and verifies that its content matches its extension
 * (specification §5). Never stores the content. Returns the reason against it or null; rejects if
 * the file can't be read or the signal is aborted.
 */
export async function readDocument(
  file: File | undefined,
  kind: DocumentKind | undefined,
  reading: Reading,
): Promise<Refusal | null> {
  if (!file || !kind || !loadCheck) return { problem: 'unreadable' };
  const [bytes, check] = await Promise.all([fileBytes(file, reading), loadCheck()]);
  const advice = await check(kind, bytes);
  reading.signal?.throwIfAborted();
  return advice === null ? null : { problem: 'content', advice };
}
