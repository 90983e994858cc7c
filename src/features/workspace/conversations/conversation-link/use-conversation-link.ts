import { useRouter } from '@tanstack/react-router';
import { fromPromise } from 'xstate';
import { useMachine } from '#src/binding/use-machine.ts';
import { clipboardMachine } from '#machines/clipboard/clipboard.machine.ts';
import { copyText } from '#src/services/browser/clipboard.ts';

/**
 * Binds the button to the clipboard. The link identifies the conversation, not the filtered list.
 */
export function useConversationLink(conversationId: string) {
  const router = useRouter();
  const [snapshot, send] = useMachine(
    clipboardMachine.provide({
      actors: {
        copyText: fromPromise<void, { text: string }>(({ input }) => copyText(input.text)),
      },
    }),
  );
  return {
    isCopied: snapshot.matches('copied'),
    isRefused: snapshot.matches('failed'),
    copy: () => {
      const { href } = router.buildLocation({
        to: '/conversations',
        search: { open: conversationId },
      });
      send({ type: 'copy.pressed', text: new URL(href, window.location.origin).href });
    },
  };
}
