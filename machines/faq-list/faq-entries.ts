import { faqLimits, type FaqTextProblem } from '#content/workspace/faq-list.ts';
import type { FaqEntry, Workspace } from '#content/sample/workspace.ts';

/** The list of the draft: the entries in order and the next id. */
export type FaqEntries = Workspace['faq'];
export type FaqText = Omit<FaqEntry, 'id'>;
export const faqFields = ['question', 'answer'] as const;
export type FaqField = (typeof faqFields)[number];
/** A field of one entry. */
export type FaqFieldRef = { id: number; field: FaqField };
/** An entry and its place in the list. */
export type IndexedEntry = { entry: FaqEntry; index: number };

/** A change to the list; an entry's id is the list's next one. */
export type FaqChange =
  | { type: 'entry.added'; id: number; text?: FaqText }
  | { type: 'entries.imported'; texts: FaqText[]; replacements: FaqText[] }
  | { type: 'entry.deleted'; removed: IndexedEntry }
  | { type: 'entry.moved'; id: number; by: 1 | -1 }
  | { type: 'deletion.undone'; removed: IndexedEntry | null }
  | ({ type: 'field.changed'; value: string } & FaqFieldRef);

/** Normalizes a question for comparison: ignores case, white space, and the form of quotation marks. */
export const questionKey = (question: string) =>
  question
    // NFKC takes the acute accent apart.
    .replaceAll(/[’‘ʼ`´]/g, "'")
    .replaceAll(/[“”„]/g, '"')
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/\s+/g, ' ')
    .trim();

// oxlint-disable-next-line no-control-regex -- these are the characters to remove
const controls = /[\0-\x08\x0B\x0C\x0E-\x1F]/g;

/** Returns a text as files hold it: a question of one line, an answer with LF, no spaces around. */
export const fileText = ({ question, answer }: FaqText): FaqText => ({
  question: question.replaceAll(/\s+/g, ' ').replaceAll(controls, '').trim(),
  answer: answer.replaceAll(/\r\n?/g, '\n').replaceAll(controls, '').trim(),
});

/** Returns the problem of a question or an answer (specification §5.26), or null. */
export function faqProblem(field: FaqField, value: string): FaqTextProblem | null {
  if (value.trim() === '') return { field, kind: 'missing' };
  const { length } = value;
  return length > faqLimits[field] ? { field, kind: 'too-long', length } : null;
}

/** Returns an entry and its index, or null. */
export function findEntry(entries: readonly FaqEntry[], id: number): IndexedEntry | null {
  const index = entries.findIndex((entry) => entry.id === id);
  const entry = entries[index];
  return entry ? { entry, index } : null;
}

/** Returns true if the entry has a neighbor on that side. */
export function canMove(entries: readonly FaqEntry[], id: number, by: 1 | -1): boolean {
  const match = findEntry(entries, id);
  return match !== null && entries[match.index + by] !== undefined;
}

/** Returns true if the question or the answer is missing; the chatbot skips such an entry. */
export const isIncomplete = (entry: FaqEntry): boolean =>
  faqFields.some((field) => faqProblem(field, entry[field])?.kind === 'missing');

/** Returns true if a question or an answer has a problem. */
export const hasProblem = (entry: FaqEntry): boolean =>
  faqFields.some((field) => faqProblem(field, entry[field]) !== null);

/** Returns the fields except one. */
export const without = (fields: readonly FaqFieldRef[], { id, field }: FaqFieldRef) =>
  fields.filter((ref) => ref.id !== id || ref.field !== field);

/** Returns the entries with a missing entry restored at its index. */
const withEntry = (entries: FaqEntry[], { entry, index }: IndexedEntry): FaqEntry[] =>
  findEntry(entries, entry.id) ? entries : entries.toSpliced(index, 0, entry);

const withTexts = ({ nextId, entries }: FaqEntries, texts: FaqText[]): FaqEntries => ({
  nextId: nextId + texts.length,
  entries: [...entries, ...texts.map((text, index) => ({ id: nextId + index, ...text }))],
});

/** Returns the number of replacements whose question is in the list. */
export function countReplaced({ entries }: FaqEntries, replacements: readonly FaqText[]): number {
  const keys = new Set(entries.map(({ question }) => questionKey(question)));
  return replacements.filter(({ question }) => keys.has(questionKey(question))).length;
}

/** Adds texts, and gives each replacement to the first entry with its question, or adds it. */
function withImported(list: FaqEntries, texts: FaqText[], replacements: FaqText[]): FaqEntries {
  const byQuestion = new Map(replacements.map((text) => [questionKey(text.question), text]));
  const entries = list.entries.map((entry) => {
    const key = questionKey(entry.question);
    const text = byQuestion.get(key);
    byQuestion.delete(key);
    return text ? { ...entry, ...text } : entry;
  });
  return withTexts({ ...list, entries }, [...byQuestion.values(), ...texts]);
}

/** Returns a list after a change; ids are never reused. */
export function changed(list: FaqEntries, change: FaqChange): FaqEntries {
  const { entries } = list;
  switch (change.type) {
    case 'entry.added':
      return withTexts({ ...list, nextId: change.id }, [
        change.text ?? { question: '', answer: '' },
      ]);
    case 'entries.imported':
      return withImported(list, change.texts, change.replacements);
    case 'entry.deleted':
      return { ...list, entries: entries.filter(({ id }) => id !== change.removed.entry.id) };
    case 'deletion.undone':
      if (!change.removed) return list;
      return { ...list, entries: withEntry(entries, change.removed) };
    case 'field.changed': {
      const match = findEntry(entries, change.id);
      if (!match) return list;
      const entry = { ...match.entry, [change.field]: change.value };
      return { ...list, entries: entries.with(match.index, entry) };
    }
    case 'entry.moved': {
      const match = canMove(entries, change.id, change.by) && findEntry(entries, change.id);
      if (!match) return list;
      const others = entries.toSpliced(match.index, 1);
      return { ...list, entries: others.toSpliced(match.index + change.by, 0, match.entry) };
    }
  }
}
