import { memo } from 'react';
import { createLink } from '@tanstack/react-router';
import type { ConversationParams } from '../conversation-params';
import {
  summaryOf,
  visitorOf,
  type Conversation,
} from '#src/features/workspace/sample/conversation.ts';
import type { FocusQueue } from '#src/features/workspace/shell/focus-queue.ts';
import type { TimeFormat } from '#src/lib/time/time-format.ts';
import { timeSince } from '../time-since';
import { sampleNow } from '#src/features/workspace/sample/sample-conversations.ts';
import { StatusChip } from '#src/ui/data/status-chip.tsx';
import { Marked } from './Marked';
import { TruncatedLine, Row, RowFoot, RowHead } from './conversation-list.styles';

const RowLink = createLink(Row);

type ConversationRowProps = {
  conversation: Conversation;
  isAnswered: boolean;
  isOpen: boolean;
  isStop: boolean;
  terms: readonly string[];
  params: ConversationParams;
  format: TimeFormat;
  onReach: (id: string) => void;
  focus: FocusQueue;
};

/** Renders one conversation in the list (specification §3): visitor, status, summary and time. */
export const ConversationRow = memo(function ConversationRow(props: ConversationRowProps) {
  const { conversation, isAnswered, isOpen, isStop, terms, params, format, onReach, focus } = props;
  const { id, at, device, preview, status } = conversation;
  return (
    <RowLink
      id={`conversation-${id}`}
      ref={focus.ref(id)}
      to="/conversations"
      search={{ ...params, open: id }}
      resetScroll={false}
      preload={false}
      isOpen={isOpen}
      tabIndex={isStop ? 0 : -1}
      onFocus={() => onReach(id)}
    >
      <RowHead>
        <strong>
          <Marked text={visitorOf(conversation)} terms={terms} />
        </strong>
        {status === 'Resolved' ? (
          <StatusChip status="Resolved" />
        ) : (
          <span>
            Escalated <StatusChip status={isAnswered ? 'Answered' : 'Pending'} />
          </span>
        )}
      </RowHead>
      <TruncatedLine tone="summary">
        <Marked text={summaryOf(conversation)} terms={terms} />
      </TruncatedLine>
      <TruncatedLine dir="auto">
        <Marked text={preview} terms={terms} />
      </TruncatedLine>
      <RowFoot>
        <span>
          {format.dateTime(at)} · <Marked text={device} terms={terms} />
        </span>
        <span>{timeSince(at, sampleNow)}</span>
      </RowFoot>
    </RowLink>
  );
});
