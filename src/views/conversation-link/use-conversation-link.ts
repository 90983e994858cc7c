import { useRouter } from '@tanstack/react-router';
import { useMachine } from '../../binding/use-machine';
import { fromPromise } from 'xstate';
import { conversationLinkMachine } from '../../../machines/conversation-link/conversation-link.machine';
import { copyText } from '../../services/clipboard';

/** Binds the button to the clipboard. The link names the conversation, not the list around it. */
export function useConversationLink(conversationId: string) {
  const router = useRouter();
  const [snapshot, send] = useMachine(
    conversationLinkMachine.provide({
      actors: {
        copyLink: fromPromise<void, undefined>(() => {
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
