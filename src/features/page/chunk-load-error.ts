const mark = 'A part of the page could not be fetched: ';

/**
 * Marks an error of a chunk that failed to load, with the same message in every browser. Without
 * the mark, the router recognizes browsers' own messages and reloads the page, even offline.
 */
export function markChunkLoadError(error: Error): void {
  if (!isChunkLoadError(error)) error.message = mark + error.message;
}

/** Returns whether an error has the mark. */
export function isChunkLoadError(error: unknown): boolean {
  return error instanceof Error && error.message.startsWith(mark);
}
