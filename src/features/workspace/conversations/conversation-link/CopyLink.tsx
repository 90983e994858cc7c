import { Link2 } from 'lucide';
import { IconButton } from '#src/ui/form/icon-button.tsx';
import { Icon } from '#src/ui/layout/icon.tsx';
import { CopyRow, Refused } from './conversation-link.styles';
import { useConversationLink } from './use-conversation-link';

/** Copies the conversation's URL. */
export function CopyLink({ conversationId }: { conversationId: string }) {
  const { isCopied, isRefused, copy } = useConversationLink(conversationId);
  return (
    <CopyRow>
      <span role="status">
        {isCopied ? 'Link copied' : null}
        {isRefused ? (
          <Refused>This browser blocked the copy. Copy the link from the address bar.</Refused>
        ) : null}
      </span>
      <IconButton label="Copy link" onClick={copy}>
        <Icon as={Link2} />
      </IconButton>
    </CopyRow>
  );
}
