import { useEffect } from 'react';
import { useMachine } from '../../binding/use-machine';
import { fromPromise } from 'xstate';
import { snippetCopyMachine } from '../../../machines/snippet-copy/snippet-copy.machine';
import { copyText } from '../../services/clipboard';

/** Binds copying to the clipboard; where that fails, the element with `codeId` is selected. */
export function useSnippetCopy(snippet: string, codeId: string) {
  const [snapshot, send] = useMachine(
    snippetCopyMachine.provide({
      actions: {
        selectSnippet: () => {
          const code = document.getElementById(codeId);
          if (code) getSelection()?.selectAllChildren(code);
        },
      },
      actors: { copySnippet: fromPromise(({ input }) => copyText(input.snippet)) },
    }),
  );
  useEffect(() => send({ type: 'snippet.changed', snippet }), [send, snippet]);
  return {
    isCopied: snapshot.matches('copied'),
    isFailed: snapshot.matches('failed'),
    copy: () => send({ type: 'copy.pressed' }),
  };
}
