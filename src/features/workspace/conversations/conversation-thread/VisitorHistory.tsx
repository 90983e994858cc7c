import { useMemo } from 'react';
import { createLink } from '@tanstack/react-router';
import { defaultFilter } from '#content/workspace/conversation-filter.ts';
import { summaryOf, type Conversation } from '#src/features/workspace/sample/conversation.ts';
import { sampleBook } from '#src/features/workspace/sample/sample-conversations.ts';
import { useWorkspace } from '#src/features/workspace/sample/use-workspace.ts';
import type { TimeFormat } from '#src/lib/time/time-format.ts';
import { filterFrom, paramsOf } from '../conversation-params';
import { History, HistoryLink, Section } from './conversation-thread.styles';

const OpenLink = createLink(HistoryLink);

const thirtyDays = 30 * 86_400_000;
const longest = 3;

type VisitorHistoryProps = { conversation: Conversation; format: TimeFormat };

/** Renders links to the visitor's last conversations of the thirty days before this one. */
export function VisitorHistory({ conversation, format }: VisitorHistoryProps) {
  const volume = useWorkspace((all) => all.volume);
  const { at, visitor } = conversation;
  const earlier = useMemo(
    () =>
      sampleBook(volume)
        .between(at - thirtyDays, at)
        .filter((row) => row.visitor === visitor),
    [volume, at, visitor],
  );
  if (earlier.length === 0) return null;
  return (
    <Section>
      <h3>Earlier conversations</h3>
      <History>
        {earlier.slice(0, longest).map((row) => (
          <li key={row.id}>
            <OpenLink
              to="/conversations"
              search={(now) =>
                paramsOf(filterFrom(now, defaultFilter), { ...now, open: row.id }, defaultFilter)
              }
              resetScroll={false}
              preload={false}
            >
              <strong>{summaryOf(row)}</strong>{' '}
              <span>{`${format.day(row.at)} · ${row.status}`}</span>
            </OpenLink>
          </li>
        ))}
      </History>
    </Section>
  );
}
