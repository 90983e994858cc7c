import { useRouter } from '@tanstack/react-router';
import { fromPromise } from 'xstate';
import { useMachine } from '#src/binding/use-machine.ts';
import { clipboardMachine } from '#machines/clipboard/clipboard.machine.ts';
import { copyText } from '#src/services/browser/clipboard.ts';

/** Binds the button to the clipboard. The link names the conversation, not the list around it. */
export function useConversationLink(conversationId: string) {
  const router = useRouter();
  const [snapshot, send] = useMachine(
    clipboardMachine.provide({
      actors: {
        copyText: fromPromise<void, undefined>(() => {
          const { href } = router.buildLocation({
            to: '/conversations',
            search: { open: conversationId },
          });
          return copyText(new URL(href, window.location.origin).href);
        }),
      },
    }),
  );
  return {
    isCopied: snapshot.matches('copied'),
    isRefused: snapshot.matches('refused'),
    copy: () => send({ type: 'copy.pressed' }),
  };
}
