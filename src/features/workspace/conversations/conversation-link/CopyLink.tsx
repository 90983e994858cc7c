import type { Ref } from 'react';
import { useRouter } from '@tanstack/react-router';
import { Link2 } from 'lucide';
import { useClipboard } from '#src/features/page/use-clipboard.ts';
import { IconButton } from '#src/ui/form/icon-button.tsx';
import { Icon } from '#src/ui/layout/icon.tsx';
import { CopyRow, Refused } from './conversation-link.styles';

type CopyLinkProps = { conversationId: string; button: Ref<HTMLButtonElement> };

/** Copies the conversation's URL, without the filters of the list. */
export function CopyLink({ conversationId, button }: CopyLinkProps) {
  const router = useRouter();
  const { isCopied, isRefused, copy } = useClipboard();
  const copyLink = () => {
    const search = { open: conversationId };
    const { href } = router.buildLocation({ to: '/conversations', search });
    copy(new URL(href, window.location.origin).href);
  };
  return (
    <CopyRow>
      <span role="status">
        {isCopied ? 'Link copied' : null}
        {isRefused ? (
          <Refused>This browser blocked the copy. Copy the link from the address bar.</Refused>
        ) : null}
      </span>
      <IconButton label="Copy link" ref={button} onClick={copyLink}>
        <Icon as={Link2} />
      </IconButton>
    </CopyRow>
  );
}
