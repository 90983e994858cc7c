import { useMachine } from '#src/binding/use-machine.ts';
import { savedRepliesMachine } from '#machines/saved-replies/saved-replies.machine.ts';
import { insertText } from './insert-text';

/** Binds the saved replies to the field that `findField` returns. */
export function useSavedReplies(findField: () => HTMLTextAreaElement | null) {
  const [snapshot, send] = useMachine(
    savedRepliesMachine.provide({
      actions: {
        insertReply: (_, { text }) => {
          const field = findField();
          if (field) insertText(field, text);
        },
      },
    }),
  );
  return { ...snapshot.context, isOpen: snapshot.matches('open'), send };
}

/** The state of the saved replies, and its events. */
export type SavedRepliesControls = ReturnType<typeof useSavedReplies>;
