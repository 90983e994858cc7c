import { memo, type MouseEvent } from 'react';
import {
  summaryOf,
  visitorOf,
  type Conversation,
} from '#src/features/workspace/sample/conversation.ts';
import type { TeamMember } from '#content/sample/workspace.ts';
import { teamNames } from '#content/workspace/triage.ts';
import type { FocusQueue } from '#src/features/workspace/shell/focus-queue.ts';
import type { TimeFormat } from '#src/lib/time/time-format.ts';
import { timeSince } from '../time-since';
import { durationText } from '#src/lib/time/duration-text.ts';
import { sampleNow } from '#src/features/workspace/sample/sample-conversations.ts';
import { StatusChip } from '#src/ui/data/status-chip.tsx';
import { VisuallyHidden } from '#src/ui/layout/layout.ts';
import { fromHit, mostFound } from '../marked-text';
import { Marked } from './Marked';
import { Device, Draft, NewMark, Row, RowLine, RowText, Team } from './conversation-list.styles';

type ConversationRowProps = {
  conversation: Conversation;
  isAnswered: boolean;
  /** Return to the queue (ISO 8601 in UTC). */
  snoozedUntil: string | undefined;
  assignee: TeamMember | undefined;
  note: string | undefined;
  hasDraft: boolean;
  isNew: boolean;
  /** It is beside the list; `isCurrent`, in the address. */
  isOpen: boolean;
  isCurrent: boolean;
  isStop: boolean;
  terms: readonly string[];
  href: string;
  format: TimeFormat;
  onReach: (id: string) => void;
  onOpen: (event: MouseEvent, id: string) => void;
  focus: FocusQueue;
};

/**
 * Renders one conversation in the list (specification §2.116): visitor, status, summary and time. A
 * router's link would render again with each address: a press opens one row, not all of them.
 */
export const ConversationRow = memo(function ConversationRow(props: ConversationRowProps) {
  const { conversation, isAnswered, hasDraft, isNew, isOpen, isCurrent, isStop } = props;
  const { snoozedUntil, assignee, note } = props;
  const { terms, href, format, onReach, onOpen, focus } = props;
  const { id, at, place, device, topic, preview, status } = conversation;
  const isPending = status === 'Escalated' && !isAnswered;
  const summary = summaryOf(conversation);
  // The line is cut at its end: the text with the search's terms comes first.
  const first = mostFound([summary, preview, topic.question, note ?? '', place.country, id], terms);
  return (
    <Row
      id={`conversation-${id}`}
      ref={focus.ref(id)}
      href={href}
      isOpen={isOpen}
      aria-current={isCurrent ? 'page' : undefined}
      tabIndex={isStop ? 0 : -1}
      onClick={(event) => onOpen(event, id)}
      onFocus={() => onReach(id)}
    >
      <RowLine>
        <RowText>
          {isNew ? (
            <NewMark title="New since your last visit">
              <VisuallyHidden>New </VisuallyHidden>
            </NewMark>
          ) : null}
          <strong>
            <Marked text={visitorOf(conversation)} terms={terms} />
          </strong>{' '}
          <Device>
            <Marked text={device} terms={terms} />
          </Device>
        </RowText>
        {status === 'Resolved' ? (
          <StatusChip status="Resolved" />
        ) : (
          <span>
            <VisuallyHidden>Escalated </VisuallyHidden>
            <StatusChip status={isAnswered ? 'Answered' : snoozedUntil ? 'Snoozed' : 'Pending'} />
          </span>
        )}
      </RowLine>
      <RowLine>
        <RowText dir="auto">
          {assignee ? (
            <Team>
              <VisuallyHidden>Assigned to </VisuallyHidden>
              {teamNames[assignee]}
              {' · '}
            </Team>
          ) : null}
          {note ? <Team>Note · </Team> : null}
          {hasDraft && isPending ? <Draft>Draft · </Draft> : null}
          <Marked text={fromHit(first, terms)} terms={terms} />
          <span> · </span>
          <Marked text={first === summary ? preview : summary} terms={terms} />
        </RowText>
        <time title={format.dateTime(at)}>
          <VisuallyHidden>{format.dateTime(at)} · </VisuallyHidden>
          <span>
            {isPending && snoozedUntil
              ? `until ${format.dateTime(Date.parse(snoozedUntil))}`
              : isPending
                ? `waits ${durationText(sampleNow - at)}`
                : timeSince(at, sampleNow)}
          </span>
        </time>
      </RowLine>
    </Row>
  );
});
