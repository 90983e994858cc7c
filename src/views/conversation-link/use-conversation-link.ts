import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { fromPromise } from 'xstate';
import { useMachine } from '../../binding/use-machine';
import { clipboardMachine } from '../../../machines/clipboard/clipboard.machine';
import { copyText } from '../../services/clipboard';

/** Binds the button to the clipboard. The link names the conversation, not the list around it. */
export function useConversationLink(conversationId: string) {
  const router = useRouter();
  const [snapshot, send] = useMachine(
    clipboardMachine.provide({
      actions: {
        // The address bar holds the link already.
        selectText: () => undefined,
      },
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
  useEffect(() => send({ type: 'text.changed' }), [send, conversationId]);
  return {
    isCopied: snapshot.matches('copied'),
    isRefused: snapshot.matches('refused'),
    copy: () => send({ type: 'copy.pressed' }),
  };
}
