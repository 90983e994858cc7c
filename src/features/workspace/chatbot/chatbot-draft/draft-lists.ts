import type { ChatbotSetup } from '#machines/chatbot-draft/chatbot-draft.machine.ts';
import { workspaceStore } from '#src/features/workspace/sample/workspace-store.ts';

type Lists = Pick<ChatbotSetup, 'faq' | 'documents'>;

/** The lists of the chatbot's draft, with the interface of a store. */
export type DraftLists = ReturnType<typeof createDraftLists>;

/** Returns the lists of a draft; `read` returns its fields, and `change` edits it. */
export function createDraftLists(read: () => Lists, change: (edit: Partial<Lists>) => void) {
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
  };
}
