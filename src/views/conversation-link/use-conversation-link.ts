import { useRouter } from '@tanstack/react-router';
import { useMachine } from '@xstate/react';
import { fromPromise } from 'xstate';
import { conversationLinkMachine } from '../../../machines/conversation-link/conversation-link.machine';
import { copyPageLink } from '../../services/page-link';

/** Binds the button to the clipboard. The link names the conversation, not the list around it. */
export function useConversationLink(conversationId: string) {
  const router = useRouter();
  const [snapshot, send] = useMachine(
    conversationLinkMachine.provide({
      actors: {
        copyLink: fromPromise<void, undefined>(() =>
          copyPageLink(
            router.buildLocation({ to: '/conversations', search: { open: conversationId } }).href,
          ),
        ),
      },
    }),
  );
  return {
    isCopied: snapshot.matches('copied'),
    isRefused: snapshot.matches('refused'),
    copy: () => send({ type: 'copy.pressed' }),
  };
}
