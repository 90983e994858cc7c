import { useRouter } from '@tanstack/react-router';
import { useClipboard } from '#src/features/page/use-clipboard.ts';

/**
 * Binds the button to the clipboard. The link identifies the conversation, not the filtered list.
 */
export function useConversationLink(conversationId: string) {
  const router = useRouter();
  const { copy, ...clipboard } = useClipboard();
  return {
    ...clipboard,
    copy: () => {
      const { href } = router.buildLocation({
        to: '/conversations',
        search: { open: conversationId },
      });
      copy(new URL(href, window.location.origin).href);
    },
  };
}
