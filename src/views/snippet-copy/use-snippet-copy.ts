import { useEffect, useRef } from 'react';
import { fromPromise } from 'xstate';
import { useMachine } from '../../binding/use-machine';
import { clipboardMachine } from '../../../machines/clipboard/clipboard.machine';
import { copyText } from '../../services/clipboard';

/** Binds copying to the clipboard; where that fails, the element with `codeRef` is selected. */
export function useSnippetCopy(snippet: string) {
  const codeRef = useRef<HTMLElement>(null);
  const [snapshot, send] = useMachine(
    clipboardMachine.provide({
      actions: {
        selectText: () => {
          if (codeRef.current) getSelection()?.selectAllChildren(codeRef.current);
        },
      },
      actors: { copyText: fromPromise<void, undefined>(() => copyText(snippet)) },
    }),
  );
  useEffect(() => send({ type: 'text.changed' }), [send, snippet]);
  return {
    codeRef,
    isCopied: snapshot.matches('copied'),
    isRefused: snapshot.matches('refused'),
    copy: () => send({ type: 'copy.pressed' }),
  };
}
