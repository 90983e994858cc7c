import type { FaqEntry } from '#content/sample/workspace.ts';
import { withUniqueIds } from '#machines/shared/unique-ids.ts';
import { workspaceStore } from '#src/features/workspace/sample/workspace-store.ts';
import { foldedText } from '#src/lib/text/folded-text.ts';

const folded = (question: string) => foldedText(question).trim();

/** Returns the FAQ entry with the same question, ignoring case and accents, or undefined. */
export function sameQuestion(question: string, store = workspaceStore): FaqEntry | undefined {
  return store.read().faq.entries.find((entry) => folded(entry.question) === folded(question));
}

/** An entry, and the answer that it had before, or null for a new one. */
type StoredEntry = FaqEntry & { replaced: string | null };

/** Adds an entry to the FAQ, or replaces the answer of the entry with its id. */
export function putEntry(
  { id, question, answer, replaced }: StoredEntry,
  store = workspaceStore,
): void {
  store.update((all) => {
    const { entries } = all.faq;
    const isKnown = replaced !== null && entries.some((entry) => entry.id === id);
    const faq = isKnown
      ? {
          ...all.faq,
          entries: entries.map((entry) => (entry.id === id ? { ...entry, answer } : entry)),
        }
      : withUniqueIds({ ...all.faq, entries: [...entries, { id, question, answer }] });
    return { ...all, faq };
  });
}

/** Takes an entry back, unless its answer or its question is another one now. */
export function takeBackEntry(
  { id, question, answer, replaced }: StoredEntry,
  store = workspaceStore,
): void {
  store.update((all) => {
    const entries = all.faq.entries.flatMap((entry) => {
      if (entry.id !== id || entry.answer !== answer) return [entry];
      if (replaced !== null) return [{ ...entry, answer: replaced }];
      return entry.question === question ? [] : [entry];
    });
    return { ...all, faq: { ...all.faq, entries } };
  });
}
