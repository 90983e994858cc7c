import { fromPromise } from 'xstate';
import { useMachine } from '#src/binding/use-machine.ts';
import { clipboardMachine } from '#machines/clipboard/clipboard.machine.ts';
import { copyText } from '#src/services/browser/clipboard.ts';

const machine = clipboardMachine.provide({
  actors: {
    copyText: fromPromise<void, { text: string }>(({ input }) => copyText(input.text)),
  },
});

/** Binds a copy button to the browser's clipboard; `text` is the one copied last. */
export function useClipboard() {
  const [snapshot, send] = useMachine(machine);
  return {
    text: snapshot.context.text,
    isCopied: snapshot.matches('copied'),
    isRefused: snapshot.matches('failed'),
    copy: (text: string) => send({ type: 'copy.pressed', text }),
  };
}
