import { teamNames } from '#content/workspace/triage.ts';
import type { CsvCell } from '#src/lib/text/csv.ts';
import { timeFormat } from '#src/lib/time/time-format.ts';
import {
  summaryOf,
  visitorOf,
  type Conversation,
} from '#src/features/workspace/sample/conversation.ts';
import { isAnswered } from '#src/features/workspace/sample/pending.ts';
import { workspaceStore } from '#src/features/workspace/sample/workspace-store.ts';

const heading = [
  'ID',
  'Opened',
  'Visitor',
  'Country',
  'Device',
  'Status',
  'Assignee',
  'Snoozed until',
  'Internal note',
  'Summary',
  'Opening words',
] as const;

/** Returns the conversations as a table with a heading row; times are in the profile's zone. */
export function conversationRows(
  conversations: readonly Conversation[],
): readonly (readonly CsvCell[])[] {
  const { answers, triage, profile } = workspaceStore.read();
  const { date, time } = timeFormat(profile.timeZone);
  const dateTime = (at: number) => `${date(at)}, ${time(at)}`;
  const statusOf = (conversation: Conversation) => {
    if (conversation.status === 'Resolved') return 'Resolved';
    if (isAnswered(conversation, answers)) return 'Answered';
    return triage[conversation.id]?.snooze ? 'Snoozed' : 'Pending';
  };
  const rows = conversations.map((conversation) => {
    const { assignee, snooze, note = '' } = triage[conversation.id] ?? {};
    return [
      conversation.id,
      dateTime(conversation.at),
      visitorOf(conversation),
      conversation.place.country,
      conversation.device,
      statusOf(conversation),
      assignee ? teamNames[assignee] : '',
      snooze ? dateTime(Date.parse(snooze.until)) : '',
      note,
      summaryOf(conversation),
      conversation.preview,
    ];
  });
  return [heading, ...rows];
}
