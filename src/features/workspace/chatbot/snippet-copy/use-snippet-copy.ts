import { useEffect, useRef } from 'react';
import { fromPromise } from 'xstate';
import { useMachine } from '#src/binding/use-machine.ts';
import { clipboardMachine } from '#machines/clipboard/clipboard.machine.ts';
import { copyText } from '#src/services/browser/clipboard.ts';

/** Binds the copy button; if copying fails, selects the element with `codeRef`. */
export function useSnippetCopy(snippet: string) {
  const codeRef = useRef<HTMLElement>(null);
  const [snapshot, send] = useMachine(
    clipboardMachine.provide({
      actors: {
        copyText: fromPromise<void, { text: string }>(({ input }) => copyText(input.text)),
      },
    }),
  );
  const isSame = snapshot.context.text === snippet;
  const isRefused = isSame && snapshot.matches('failed');
  useEffect(() => {
    if (isRefused && codeRef.current) getSelection()?.selectAllChildren(codeRef.current);
  }, [isRefused]);
  return {
    codeRef,
    isCopied: isSame && snapshot.matches('copied'),
    isRefused,
    copy: () => send({ type: 'copy.pressed', text: snippet }),
  };
}
