import { fromCallback, type EventObject } from 'xstate';
import { fieldsOf } from '#machines/shared/draft.ts';
import type { ChatbotSetup } from '#machines/chatbot-draft/chatbot-draft.machine.ts';
import { workspaceStore } from '#src/features/workspace/sample/workspace-store.ts';

type Lists = Pick<ChatbotSetup, 'faq' | 'documents'>;
type Source = {
  getSnapshot: () => { context: { stored: ChatbotSetup; base: ChatbotSetup; edits: object } };
  subscribe: (listener: () => void) => { unsubscribe: () => void };
};

/** The lists of the chatbot's draft, with the interface of a store. */
export type DraftLists = ReturnType<typeof createDraftLists>;

/** Returns the lists of a draft; `change` edits the draft. */
export function createDraftLists(actor: Source, change: (edit: Partial<Lists>) => void) {
  const read = (): Lists => fieldsOf(actor.getSnapshot().context);
  return {
    read,
    update<Name extends keyof Lists>(name: Name, edit: (list: Lists[Name]) => Lists[Name]) {
      const list = edit(read()[name]);
      change({ [name]: list });
      if (!('nextId' in list) || list.nextId <= workspaceStore.read().faq.nextId) return;
      // Other tabs must not give the id of an unsaved entry to another one.
      const { nextId } = list;
      workspaceStore.update((all) => ({ ...all, faq: { ...all.faq, nextId } }));
    },
    /** Returns an actor that reports a list immediately and after each change. */
    watch: <Name extends keyof Lists, Event extends EventObject>(
      name: Name,
      asEvent: (list: Lists[Name]) => Event,
    ) =>
      fromCallback<Event>(({ sendBack }) => {
        let last = read()[name];
        sendBack(asEvent(last));
        const { unsubscribe } = actor.subscribe(() => {
          const next = read()[name];
          if (next === last) return;
          last = next;
          sendBack(asEvent(next));
        });
        return unsubscribe;
      }),
  };
}
