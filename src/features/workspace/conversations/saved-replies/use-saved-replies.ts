import { useMachine } from '#src/binding/use-machine.ts';
import { searchListMachine } from '#machines/search-list/search-list.machine.ts';
import type { SearchListControls } from '#src/features/workspace/search-list/SearchList.tsx';
import { insertText } from './insert-text';

/** Binds the saved replies to the field that `findField` returns. */
export function useSavedReplies(findField: () => HTMLTextAreaElement | null): SearchListControls {
  const [snapshot, send] = useMachine(
    searchListMachine.provide({
      actions: {
        runOption: (_, { value }) => {
          const field = findField();
          if (field) insertText(field, value);
        },
      },
    }),
  );
  return { ...snapshot.context, isOpen: snapshot.matches('open'), send };
}
