import { faqLimits, type FaqTextProblem } from '#content/workspace/faq-list.ts';
import type { FaqEntry, Workspace } from '#content/sample/workspace.ts';

/** The stored list: its entries in order, and the id that the next one gets. */
export type FaqEntries = Workspace['faq'];
export type FaqText = Omit<FaqEntry, 'id'>;
export const faqFields = ['question', 'answer'] as const;
export type FaqField = (typeof faqFields)[number];
/** A field of one entry. */
export type FaqFieldRef = { id: number; field: FaqField };
type Placed = { entry: FaqEntry; index: number };

/** A change to the stored list. */
export type FaqChange =
  | { type: 'entry.added' }
  | { type: 'entries.imported'; texts: FaqText[] }
  | { type: 'entry.deleted'; id: number }
  | { type: 'entry.moved'; id: number; by: 1 | -1 }
  | { type: 'deletion.undone' };

/** The list with what is not stored yet, and what is shown about the last change. */
export type FaqList = FaqEntries & {
  /** Fields whose text is not stored yet. */
  typed: FaqFieldRef[];
  /** Fields of a new entry that nobody has left yet: nothing is said about them. */
  untouched: FaqFieldRef[];
  removed: Placed | null;
  movedId: number | null;
  importedCount: number;
};

/** Returns the list as it starts. */
export const opened = (stored: FaqEntries): FaqList => ({
  ...stored,
  typed: [],
  untouched: [],
  removed: null,
  movedId: null,
  importedCount: 0,
});

/** Returns what is wrong with a question or an answer (specification §3), or null. */
export function faqProblem(field: FaqField, value: string): FaqTextProblem | null {
  if (value.trim() === '') return { field, kind: 'missing' };
  const { length } = value;
  return length > faqLimits[field] ? { field, kind: 'too-long', length } : null;
}

/** Returns an entry and its place, or null. */
export function placed(entries: readonly FaqEntry[], id: number): Placed | null {
  const index = entries.findIndex((entry) => entry.id === id);
  const entry = entries[index];
  return entry ? { entry, index } : null;
}

/** Returns true if the entry has a neighbor on that side. */
export function canMove(entries: readonly FaqEntry[], id: number, by: 1 | -1): boolean {
  const found = placed(entries, id);
  return found !== null && entries[found.index + by] !== undefined;
}

/** Returns the fields without one of them. */
export const without = (fields: readonly FaqFieldRef[], { id, field }: FaqFieldRef) =>
  fields.filter((other) => other.id !== id || other.field !== field);

const withValue = (
  entries: readonly FaqEntry[],
  { id, field, value }: FaqFieldRef & { value: string },
): FaqEntry[] => entries.map((entry) => (entry.id === id ? { ...entry, [field]: value } : entry));

/** Returns the entries with one of them back in its place, unless it is there. */
const withEntry = (entries: FaqEntry[], { entry, index }: Placed): FaqEntry[] =>
  placed(entries, entry.id) ? entries : entries.toSpliced(index, 0, entry);

const withTexts = ({ nextId, entries }: FaqEntries, texts: FaqText[]): FaqEntries => ({
  nextId: nextId + texts.length,
  entries: [...entries, ...texts.map((text, index) => ({ id: nextId + index, ...text }))],
});

/** Returns what typing into a field makes of a list. */
export const typedInto = (
  { entries, typed }: FaqList,
  { id, field, value }: FaqFieldRef & { value: string },
): Partial<FaqList> => ({
  entries: withValue(entries, { id, field, value }),
  typed: [...without(typed, { id, field }), { id, field }],
});

/** Returns what a change makes of a list; each new entry gets an id that was never used. */
export function changed(list: FaqList, change: FaqChange): Partial<FaqList> {
  const { nextId, entries, removed } = list;
  switch (change.type) {
    case 'entry.added': {
      const untouched = faqFields.map((field) => ({ id: nextId, field }));
      return { ...withTexts(list, [{ question: '', answer: '' }]), untouched };
    }
    case 'entries.imported':
      return { ...withTexts(list, change.texts), importedCount: change.texts.length };
    case 'entry.deleted': {
      const found = placed(entries, change.id);
      return found ? { entries: entries.toSpliced(found.index, 1), removed: found } : {};
    }
    case 'deletion.undone':
      return removed ? { entries: withEntry(entries, removed) } : {};
    case 'entry.moved': {
      const found = canMove(entries, change.id, change.by) && placed(entries, change.id);
      if (!found) return {};
      const others = entries.toSpliced(found.index, 1);
      const moved = others.toSpliced(found.index + change.by, 0, found.entry);
      return { entries: moved, movedId: change.id };
    }
  }
}

/**
 * Returns the stored list with the fields that are being typed here. An entry that is being typed
 * and was deleted elsewhere comes back: nothing typed is lost.
 */
export function withTyped(stored: FaqEntries, own: FaqList): FaqEntries {
  const entries = own.typed.reduce<FaqEntry[]>((list, { id, field }) => {
    const found = placed(own.entries, id);
    if (!found) return list;
    return withValue(withEntry(list, found), { id, field, value: found.entry[field] });
  }, stored.entries);
  return { nextId: Math.max(stored.nextId, own.nextId), entries };
}
