import type { AnyEventObject, SnapshotFrom } from 'xstate';
import { faqTextProblem, faqWords } from '#content/workspace/faq-list.ts';
import { faqFields, faqProblem, hasProblem } from '#machines/faq-list/faq-entries.ts';
import type { FaqEntries, FaqFieldRef } from '#machines/faq-list/faq-entries.ts';
import type { faqListMachine } from '#machines/faq-list/faq-list.machine.ts';
import { shownEntries } from '#src/features/workspace/chatbot/faq-list/shown-entries.ts';
import { button, type Assertions, type Find } from '#tests/models/driver.ts';
import type { Scene } from '#tests/models/machine-driver.ts';

export type Snapshot = SnapshotFrom<typeof faqListMachine>;
type Context = Snapshot['context'];

const list = { role: 'list', name: faqWords.list };
export const add = button(faqWords.add);
export const undo = button(faqWords.undo);
export const dismiss = button(faqWords.dismiss);
export const part = (id: number, name: string) => ({ css: `#faq-${id}-${name}` });
export const toggle = (id: number) => ({
  css: `[aria-label="${faqWords.edit}"][aria-describedby="faq-${id}-place"]`,
});

const searched = ({ openIds, query }: Context, scene: Scene) =>
  shownEntries(viewOf(scene).list.entries, openIds, query);
const shownIn = (context: Context, scene: Scene) =>
  searched(context, scene).rowIndexes.flatMap((index) => viewOf(scene).list.entries[index] ?? []);
/** Returns true if the entry is on the page, or the reason why it is not. */
export const isShown = (context: Context, scene: Scene, id: number) =>
  shownIn(context, scene).some((entry) => entry.id === id) || 'The entry is gone or not found.';
export const inItem = ({ context }: Snapshot, scene: Scene, id: number, name: string): Find => ({
  ...button(name),
  within: {
    role: 'listitem',
    within: list,
    nth: shownIn(context, scene).findIndex((entry) => entry.id === id),
  },
});

/** The focused field and the list of the draft. */
interface View {
  focus: FaqFieldRef | null;
  list: FaqEntries;
}

export const viewOf = (scene: Scene) => scene as unknown as View;
export const isSame = (a: FaqFieldRef | null, b: FaqFieldRef) =>
  a?.id === b.id && a.field === b.field;
/** Returns the button that gets the focus when a notice about a removed entry closes. */
export function besideRemoved({ removed }: Context, scene: Scene): Find {
  const { entries } = viewOf(scene).list;
  const beside = entries[removed?.index ?? 0] ?? entries.at(-1);
  return beside ? toggle(beside.id) : add;
}

/** Returns the focused field after an event. */
export function focusAfter(event: AnyEventObject): FaqFieldRef | null {
  const { type, id, field, text } = event as unknown as FaqFieldRef & {
    type: string;
    text?: object;
  };
  if (type === 'entry.added') return { id, field: text ? 'answer' : 'question' };
  if (type === 'entry.opened') return { id, field: 'question' };
  return type === 'field.changed' ? { id, field } : null;
}

export async function expectList(page: Assertions, context: Context, scene: Scene) {
  const { untouched, openIds, query } = context;
  const entries = shownIn(context, scene);
  const { matchCount } = searched(context, scene);
  const fields = entries.flatMap(({ id, ...texts }, nth) =>
    faqFields.map((name) => {
      const isNew = untouched.some((ref) => isSame(ref, { id, field: name }));
      const problem = isNew ? null : faqProblem(name, texts[name]);
      return { id, name, nth, problem, value: texts[name] };
    }),
  );
  const isEmpty = query.trim() !== '' && matchCount === 0 && viewOf(scene).list.entries.length > 0;
  const notFound = { text: faqWords.notFound(query) };
  // In parallel, because each assertion takes a real browser a while.
  await Promise.all([
    page.expectCount({ css: '#faq-entries > li' }, entries.length),
    isEmpty ? page.expectVisible(notFound) : page.expectAbsent(notFound),
    ...entries.map((entry) =>
      page.expectVisible(toggle(entry.id), {
        expanded: openIds.includes(entry.id) || hasProblem(entry),
      }),
    ),
    ...fields.flatMap(({ id, name, nth, problem, value }) => {
      const field = { css: `#faq-entries > li:nth-child(${nth + 1}) #faq-${id}-${name}` };
      const visibleField = page.expectVisible(field, { value, invalid: problem !== null });
      if (!problem) return [visibleField];
      return [
        visibleField,
        page.expectVisible(part(id, `${name}-error`), { text: faqTextProblem(problem) }),
      ];
    }),
  ]);
}

const changes = [
  faqWords.restored,
  faqWords.deleted,
  faqWords.added,
  /^Entry moved to/,
  /added at the end|replaced/,
];

export async function expectNotice(
  page: Assertions,
  notice: string | null,
  offers: readonly Find[] = [],
) {
  await Promise.all([
    ...(notice === null
      ? changes.map((text) => page.expectAbsent({ text }))
      : [page.expectVisible({ text: notice })]),
    ...[undo, dismiss].map((action) =>
      offers.includes(action) ? page.expectVisible(action) : page.expectAbsent(action),
    ),
  ]);
}
