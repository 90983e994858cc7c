import type { DocumentKind } from '../../content/sample/workspace';
import type { ReadResult } from '../../machines/document-uploads/upload-changes';
import { isOfKind } from '../lib/file-kind';
import { now } from './clock';
import { fileBytes, type Reading } from './file-bytes';

/**
 * Reads a file to its end in this browser and looks whether it is of the kind that its name says
 * (specification §2). Nothing of its content is kept. Rejects where it can't be read, and once the
 * reading is aborted.
 */
export async function readDocument(
  file: File | undefined,
  kind: DocumentKind | undefined,
  reading: Reading,
): Promise<ReadResult> {
  if (!file || !kind) return { addedAt: now(), problem: 'unreadable' };
  const isWhatItSays = isOfKind(kind, await fileBytes(file, reading));
  return { addedAt: now(), problem: isWhatItSays ? null : 'content' };
}
