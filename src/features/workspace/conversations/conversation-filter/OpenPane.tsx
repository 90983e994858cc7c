import { memo, type ReactNode } from 'react';
import { createLink } from '@tanstack/react-router';
import { ArrowLeft } from 'lucide';
import { defaultFilter } from '#content/workspace/conversation-filter.ts';
import { sampleMenu } from '#content/workspace/workspace.ts';
import { paramsOf, filterFrom } from '../conversation-params';
import type { RowsChange } from '#machines/row-selection/row-selection.machine.ts';
import type { FocusQueue } from '#src/features/workspace/shell/focus-queue.ts';
import type { Conversation } from '#src/features/workspace/sample/conversation.ts';
import { sampleNow } from '#src/features/workspace/sample/sample-conversations.ts';
import { Button } from '#src/ui/form/button.tsx';
import { SentBefore } from './SentBefore';
import { EmptyState } from '#src/ui/data/empty-state.tsx';
import { Icon } from '#src/ui/layout/icon.tsx';
import { Back, Detail, Nothing, Notice, PlainLink } from './conversation-filter.styles';

const BackLink = createLink(Back);
const ShowLink = createLink(PlainLink);
const thirtyDays = 30 * 86_400_000;

/** Props of the open conversation, from the pane. */
export type ThreadProps = {
  conversation: Conversation;
  above: ReactNode;
  focus: FocusQueue;
  /** Opens the longest wait after the response to the conversation `sent`. */
  openNext: (sent: string) => void;
  /** Shows the notice of a change, with Undo. */
  report: (text: string, change: RowsChange) => void;
};

export type OpenPaneProps = {
  openId: string | undefined;
  conversation: Conversation | undefined;
  isListed: boolean;
  thread: (props: ThreadProps) => ReactNode;
  focus: FocusQueue;
  /** Opens the longest wait after the response to the conversation `sent`. */
  openNext: (sent: string) => void;
  report: ThreadProps['report'];
  /** The conversation answered before by "Send and next". */
  sentId: string | undefined;
  reopen: (id: string) => void;
};

/** Renders the pane beside the list; on small screens it replaces the list. */
export const OpenPane = memo(function OpenPane(props: OpenPaneProps) {
  const { openId, conversation, isListed, thread, focus, openNext, report, sentId, reopen } = props;
  if (openId === undefined && !conversation) {
    return (
      <Detail>
        <Nothing>
          <EmptyState>Select a conversation.</EmptyState>
        </Nothing>
      </Detail>
    );
  }
  const back = (
    <BackLink
      to="/conversations"
      search={(now) => paramsOf(filterFrom(now, defaultFilter), { view: now.view }, defaultFilter)}
      resetScroll={false}
      preload={false}
    >
      <Icon as={ArrowLeft} />
      All conversations
    </BackLink>
  );
  if (!conversation) {
    return (
      <Detail isOpen>
        <Nothing>
          {back}
          <EmptyState
            action={
              <Button kind="secondary" size="dense" popoverTarget={sampleMenu.id}>
                Choose other demo data
              </Button>
            }
          >
            Conversation {openId} is not in this demo data.
          </EmptyState>
        </Nothing>
      </Detail>
    );
  }
  const isOlder = sampleNow - conversation.at > thirtyDays;
  return (
    // On small screens the address opens a conversation.
    <Detail isOpen={openId !== undefined}>
      {thread({
        conversation,
        focus,
        openNext,
        report,
        above: (
          <>
            {back}
            {sentId === undefined ? null : (
              <SentBefore key={sentId} id={sentId} openId={conversation.id} reopen={reopen} />
            )}
            {isListed ? null : (
              <Notice role="status">
                Your filters hide this conversation.{' '}
                <ShowLink
                  to="/conversations"
                  search={{ open: conversation.id, period: isOlder ? ('all' as const) : undefined }}
                  resetScroll={false}
                  preload={false}
                >
                  Clear filters
                </ShowLink>
              </Notice>
            )}
          </>
        ),
      })}
    </Detail>
  );
});
