import { faqLimits, type FaqTextProblem } from '../../content/faq-list';
import type { FaqEntry, Workspace } from '../../content/sample/workspace';

/** The stored list: its entries in order, and the id that the next one gets. */
export type FaqEntries = Workspace['faq'];
export type FaqText = Omit<FaqEntry, 'id'>;
export const faqFields = ['question', 'answer'] as const;
export type FaqField = (typeof faqFields)[number];
/** A field of one entry. */
export type FaqFieldRef = { id: number; field: FaqField };

/** Returns what is wrong with a question or an answer (specification §3), or null. */
export function faqProblem(field: FaqField, value: string): FaqTextProblem | null {
  if (value.trim() === '') return { field, kind: 'missing' };
  const { length } = value;
  return length > faqLimits[field] ? { field, kind: 'too-long', length } : null;
}

/** Returns the list with entries of these texts at its end, each with an id never used before. */
export function withTexts({ nextId, entries }: FaqEntries, texts: readonly FaqText[]): FaqEntries {
  const added = texts.map(({ question, answer }, index) => ({
    id: nextId + index,
    question,
    answer,
  }));
  return { nextId: nextId + texts.length, entries: [...entries, ...added] };
}

/** Returns the entries with one field of one of them changed. */
export function withValue(
  entries: readonly FaqEntry[],
  { id, field, value }: FaqFieldRef & { value: string },
): FaqEntry[] {
  return entries.map((entry) => (entry.id === id ? { ...entry, [field]: value } : entry));
}

/** Returns the entries with one of them in its place again, unless it is there. */
export function withPutBack(
  entries: readonly FaqEntry[],
  entry: FaqEntry,
  index: number,
): FaqEntry[] {
  const isThere = entries.some(({ id }) => id === entry.id);
  return isThere ? [...entries] : entries.toSpliced(index, 0, entry);
}

/** True where the entry has a neighbor on that side. */
export function canMove(entries: readonly FaqEntry[], id: number, by: 1 | -1): boolean {
  const index = entries.findIndex((entry) => entry.id === id);
  return index >= 0 && entries[index + by] !== undefined;
}

/** Returns the entries with one of them a place further up (-1) or down (1). */
export function withMoved(entries: readonly FaqEntry[], id: number, by: 1 | -1): FaqEntry[] {
  const index = entries.findIndex((entry) => entry.id === id);
  return entries.toSpliced(index, 1).toSpliced(index + by, 0, ...entries.slice(index, index + 1));
}

/**
 * Returns the stored list with the fields put into it that are being typed here. An entry that is
 * being typed and has been deleted elsewhere comes back: nothing typed is lost.
 */
export function withTyped(
  stored: FaqEntries,
  own: FaqEntries & { typed: readonly FaqFieldRef[] },
): FaqEntries {
  const nextId = Math.max(stored.nextId, own.nextId);
  const entries = own.typed.reduce<FaqEntry[]>((list, { id, field }) => {
    const index = own.entries.findIndex((entry) => entry.id === id);
    const entry = own.entries[index];
    if (!entry) return list;
    return withValue(withPutBack(list, entry, index), { id, field, value: entry[field] });
  }, stored.entries);
  return { nextId, entries };
}
