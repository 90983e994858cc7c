import { useCallback, useEffect, useSyncExternalStore, type SyntheticEvent } from 'react';
import { useMachine } from '../../binding/use-machine';
import { fromPromise, waitFor } from 'xstate';
import { sampleWorkspace, type ChatbotConfig } from '../../../content/sample/workspace';
import { chatbotDraftMachine } from '../../../machines/chatbot-draft/chatbot-draft.machine';
import { chatbotProblems } from '../../../machines/chatbot-problems';
import { workspaceStore } from '../../services/workspace-store';

/** The fields' ids, in the order in which they stand on the page. */
export const fieldIds = { name: 'chatbot-name', greeting: 'chatbot-greeting' } as const;

function focusFaulty(draft: ChatbotConfig) {
  const { name, greeting } = chatbotProblems(draft);
  if (name || greeting) document.getElementById(fieldIds[name ? 'name' : 'greeting'])?.focus();
}

/** Binds the chatbot's draft to what this browser keeps, here and in other tabs. */
export function useChatbotDraft() {
  const { chatbot: stored, faq } = useSyncExternalStore(
    workspaceStore.subscribe,
    workspaceStore.read,
    () => sampleWorkspace,
  );
  const [snapshot, send, actor] = useMachine(
    chatbotDraftMachine.provide({
      actors: {
        saveDraft: fromPromise(({ input }) => {
          const kept = workspaceStore.update((all) => ({ ...all, chatbot: input.draft }));
          return Promise.resolve({ kept });
        }),
      },
    }),
    { input: { stored } },
  );
  const { draft } = snapshot.context;
  const isRejected = snapshot.matches({ dirty: { fields: 'rejected' } });

  useEffect(() => send({ type: 'store.changed', stored }), [send, stored]);
  useEffect(
    () =>
      workspaceStore.onReset(() =>
        send({ type: 'sample.reset', stored: workspaceStore.read().chatbot }),
      ),
    [send],
  );
  useEffect(() => {
    if (isRejected) focusFaulty(actor.getSnapshot().context.draft);
  }, [actor, isRejected]);

  const showProblem = () => focusFaulty(actor.getSnapshot().context.draft);
  return {
    draft,
    entries: faq.entries,
    problems: chatbotProblems(draft),
    isRejected,
    isUnsaved: snapshot.matches('dirty'),
    isOvertaken: snapshot.matches({ dirty: { elsewhere: 'overtaken' } }),
    isKept: snapshot.matches({ saved: 'kept' }),
    isUnkept: snapshot.matches({ saved: 'unkept' }),
    change: (change: Partial<ChatbotConfig>) => send({ type: 'draft.changed', change }),
    discard: () => send({ type: 'changes.discarded' }),
    onSubmit: (event: SyntheticEvent) => {
      event.preventDefault();
      send({ type: 'changes.saved' });
      showProblem();
    },
    work: {
      hasUnsavedWork: useCallback(() => actor.getSnapshot().matches('dirty'), [actor]),
      /** Saves as the button does; resolves to whether the draft now outlives the page. */
      saveFirst: async () => {
        send({ type: 'changes.saved' });
        const settled = await waitFor(actor, (state) => !state.matches('saving'));
        return settled.matches({ saved: 'kept' });
      },
      showProblem,
    },
  };
}
