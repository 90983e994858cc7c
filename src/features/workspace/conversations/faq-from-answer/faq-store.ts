import type { FaqEntry } from '#content/sample/workspace.ts';
import { workspaceStore } from '#src/features/workspace/sample/workspace-store.ts';
import { foldedText } from '#src/lib/text/folded-text.ts';

const folded = (question: string) => foldedText(question).trim();

/** Returns the FAQ entry with the same question, ignoring case and accents, or undefined. */
export function sameQuestion(question: string, store = workspaceStore): FaqEntry | undefined {
  return store.read().faq.entries.find((entry) => folded(entry.question) === folded(question));
}

/** Adds an entry to the FAQ, or replaces the answer of the entry with its id. */
export function putEntry({ id, question, answer }: FaqEntry, store = workspaceStore): void {
  store.update((all) => {
    const { nextId, entries } = all.faq;
    const isKnown = entries.some((entry) => entry.id === id);
    const faq = isKnown
      ? {
          nextId,
          entries: entries.map((entry) => (entry.id === id ? { ...entry, answer } : entry)),
        }
      : { nextId: Math.max(nextId, id + 1), entries: [...entries, { id, question, answer }] };
    return { ...all, faq };
  });
}

/** Restores an entry's answer, or removes the entry if it had none. */
export function takeBackEntry(id: number, replaced: string | null, store = workspaceStore): void {
  store.update((all) => {
    const entries = all.faq.entries.flatMap((entry) => {
      if (entry.id !== id) return [entry];
      return replaced === null ? [] : [{ ...entry, answer: replaced }];
    });
    return { ...all, faq: { ...all.faq, entries } };
  });
}
