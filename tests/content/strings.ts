/** Returns every string in a piece of content, at any depth. */
export function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(stringsIn);
}

/** Splits a text into sentences; a text without a period is one sentence. */
export function sentencesOf(text: string): string[] {
  return text.split(/(?<=[.?])\s+(?=\p{Lu})/u).filter((sentence) => sentence.trim() !== '');
}

export const wordsOf = (text: string): number => text.split(/\s+/).filter(Boolean).length;
