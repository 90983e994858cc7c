import type { AnyEventObject, SnapshotFrom } from 'xstate';
import { faqTextProblem, faqWords } from '#content/workspace/faq-list.ts';
import { faqFields, faqProblem } from '#machines/faq-list/faq-entries.ts';
import type { FaqEntries, FaqFieldRef } from '#machines/faq-list/faq-entries.ts';
import type { faqListMachine } from '#machines/faq-list/faq-list.machine.ts';
import { button, type Assertions, type Find } from '#tests/models/driver.ts';
import type { Scene } from '#tests/models/machine-driver.ts';

export type Snapshot = SnapshotFrom<typeof faqListMachine>;

const list = { role: 'list', name: faqWords.list };
export const add = button(faqWords.add);
export const undo = button(faqWords.undo);
export const dismiss = button(faqWords.dismiss);
export const part = (id: number, name: string) => ({ css: `#faq-${id}-${name}` });
export const inItem = ({ context }: Snapshot, id: number, name: string): Find => ({
  ...button(name),
  within: {
    role: 'listitem',
    within: list,
    nth: context.entries.findIndex((entry) => entry.id === id),
  },
});

/** The focused field, the stored entries, and whether they outlive the page. */
interface View {
  focus: FaqFieldRef | null;
  store: FaqEntries;
  isStored: boolean;
}

export const viewOf = (scene: Scene) => scene as unknown as View;
export const isSame = (a: FaqFieldRef | null, b: FaqFieldRef) =>
  a?.id === b.id && a.field === b.field;
export const entriesOf = ({ nextId, entries }: FaqEntries): FaqEntries => ({ nextId, entries });
/** Returns where focus moves after an entry was deleted or restored: to the entry in its place. */
export function besideRemoved({ entries, removed }: Snapshot['context']) {
  const beside = entries[removed?.index ?? 0] ?? entries.at(-1);
  return beside
    ? ({ id: beside.id, field: 'question' } as const)
    : ({ id: null, field: 'add' } as const);
}

/** Returns the focused field after an event. */
export function focusAfter(
  { focus }: View,
  event: AnyEventObject,
  after: Snapshot,
  before: Snapshot,
): FaqFieldRef | null {
  const { type, id, field } = event as unknown as FaqFieldRef & { type: string };
  if (type === 'entry.added') return { id: after.context.nextId - 1, field: 'question' };
  if (type === 'field.changed') return { id, field };
  const stays = type === 'page.exited' || type.startsWith('xstate.');
  if (stays || (type === 'store.changed' && before.value === 'typing')) return focus;
  const goesBeside =
    type === 'deletion.undone' || (type === 'notice.dismissed' && before.value === 'deleted');
  const beside = besideRemoved(after.context);
  return goesBeside && beside.id !== null ? beside : null;
}

export async function expectList(
  page: Assertions,
  { entries, untouched }: Snapshot['context'],
  isSaving: boolean,
  isStored: boolean,
) {
  const fields = entries.flatMap(({ id, ...texts }, nth) =>
    faqFields.map((name) => {
      const isNew = untouched.some((ref) => isSame(ref, { id, field: name }));
      const problem = isNew ? null : faqProblem(name, texts[name]);
      return { id, name, nth, problem, value: texts[name] };
    }),
  );
  const notStored = { role: 'alert', text: faqWords.fleeting };
  // In parallel, because each assertion takes a real browser a while.
  await Promise.all([
    page.expectCount({ css: '#faq-entries > li' }, entries.length),
    isStored ? page.expectAbsent(notStored) : page.expectVisible(notStored),
    ...[faqWords.saving, faqWords.saved].map((text) =>
      isStored && isSaving === (text === faqWords.saving)
        ? page.expectVisible({ text })
        : page.expectAbsent({ text }),
    ),
    ...fields.flatMap(({ id, name, nth, problem, value }) => {
      const field = { css: `#faq-entries > li:nth-child(${nth + 1}) #faq-${id}-${name}` };
      const shown = page.expectVisible(field, { value, invalid: problem !== null });
      if (!problem) return [shown];
      return [
        shown,
        page.expectVisible(part(id, `${name}-error`), { text: faqTextProblem(problem) }),
      ];
    }),
  ]);
}

const changes = [
  faqWords.restored,
  faqWords.deleted,
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
