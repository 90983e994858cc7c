import type { FaqEntry } from '../../content/sample/workspace';
import * as faq from './faq-entries';

/** Where the keyboard goes: to a part of an entry, or of the list itself. */
export type FaqFocus =
  { id: number; part: faq.FaqField | 'up' | 'down' } | { id: null; part: 'undo' | 'add' };

export type FaqListContext = faq.FaqEntries & {
  /** What has been typed and is not stored yet. */
  typed: faq.FaqFieldRef[];
  /** Fields of a new entry that nobody has left yet: nothing is said about them. */
  untouched: faq.FaqFieldRef[];
  removed: { entry: FaqEntry; index: number } | null;
  movedId: number | null;
  importedCount: number;
  /** False where the browser stores no more: the list then lives as long as the page. */
  isLasting: boolean;
};

export type FaqListEvent =
  | { type: 'entry.added' }
  | { type: 'field.changed'; id: number; field: faq.FaqField; value: string }
  | { type: 'field.left'; id: number; field: faq.FaqField }
  | { type: 'page.left' }
  | { type: 'entry.deleted'; id: number }
  | { type: 'deletion.undone' }
  | { type: 'entry.moved'; id: number; by: 1 | -1 }
  | { type: 'entries.imported'; texts: faq.FaqText[] }
  | { type: 'notice.dismissed' }
  | ({ type: 'list.restored' } & faq.FaqEntries)
  | { type: 'list.written'; isLasting: boolean };

export type FaqEvent<Type> = Extract<FaqListEvent, { type: Type }>;

type Change<Params = void> = (context: FaqListContext, params: Params) => Partial<FaqListContext>;

const without = (refs: readonly faq.FaqFieldRef[], { id, field }: faq.FaqFieldRef) =>
  refs.filter((ref) => ref.id !== id || ref.field !== field);

/** Returns the context with an empty entry at the end of the list. */
export const entryAdded: Change = (context) => ({
  ...faq.withTexts(context, [{ question: '', answer: '' }]),
  untouched: faq.faqFields.map((field) => ({ id: context.nextId, field })),
});

/** Returns the context with entries of these texts at the end of the list. */
export const textsAdded: Change<{ texts: faq.FaqText[] }> = (context, { texts }) => ({
  ...faq.withTexts(context, texts),
  importedCount: texts.length,
});

/** Returns the context with what is being typed. */
export const fieldTyped: Change<faq.FaqFieldRef & { value: string }> = (context, change) => ({
  entries: faq.withValue(context.entries, change),
  typed: [...without(context.typed, change), { id: change.id, field: change.field }],
});

/** Returns the context in which a field is no longer new to whoever fills it in. */
export const fieldTouched: Change<faq.FaqFieldRef> = ({ untouched }, left) => ({
  untouched: without(untouched, left),
});

/** Returns the context without an entry, and with what it takes to bring it back. */
export const entryRemoved: Change<{ id: number }> = ({ entries }, { id }) => {
  const index = entries.findIndex((entry) => entry.id === id);
  const entry = entries[index];
  return entry ? { entries: entries.toSpliced(index, 1), removed: { entry, index } } : {};
};

/** Returns the context with the removed entry back in its place. */
export const entryPutBack: Change = ({ entries, removed }) =>
  removed ? { entries: faq.withPutBack(entries, removed.entry, removed.index) } : {};

/** Returns the context with an entry a place further up (-1) or down (1). */
export const entryMoved: Change<{ id: number; by: 1 | -1 }> = ({ entries }, { id, by }) => ({
  entries: faq.withMoved(entries, id, by),
  movedId: id,
});

/** Returns where the keyboard goes from a notice: to what stands in the removed entry's place. */
export function besideRemoved({ entries, removed }: FaqListContext): FaqFocus {
  const beside = entries[removed?.index ?? 0] ?? entries.at(-1);
  return beside ? { id: beside.id, part: 'question' } : { id: null, part: 'add' };
}

/** Returns where the keyboard goes to fill in the newest entry. */
export const onNewest = ({ nextId }: FaqListContext): FaqFocus => ({
  id: nextId - 1,
  part: 'question',
});

/** Returns where the keyboard stays when an entry has moved: on the button that moved it. */
export const onMoved = ({ id, by }: FaqEvent<'entry.moved'>): FaqFocus => ({
  id,
  part: by < 0 ? 'up' : 'down',
});
