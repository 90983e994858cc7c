const mark = 'A part of the page could not be fetched: ';

/**
 * Names an error of code that could not be fetched, so that it is known again wherever it is shown,
 * in words that are the same in every browser. The router, which knows the browsers' own words,
 * would reload on its own, offline too.
 */
export function markMissingPart(error: Error): void {
  if (!isMissingPart(error)) error.message = mark + error.message;
}

/** Whether an error was marked so. */
export function isMissingPart(error: unknown): boolean {
  return error instanceof Error && error.message.startsWith(mark);
}
