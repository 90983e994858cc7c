import { createLink } from '@tanstack/react-router';
import type { Volume } from '#content/sample/volumes.ts';
import { defaultFilter } from '#content/workspace/conversation-filter.ts';
import { summaryOf, type Conversation } from '#src/features/workspace/sample/conversation.ts';
import { sampleBook, sampleNow } from '#src/features/workspace/sample/sample-conversations.ts';
import { useWorkspace } from '#src/features/workspace/sample/use-workspace.ts';
import type { TimeFormat } from '#src/lib/time/time-format.ts';
import { filterFrom, paramsOf } from '../conversation-params';
import { History, HistoryLink, Section } from './conversation-thread.styles';

const OpenLink = createLink(HistoryLink);

const thirtyDays = 30 * 86_400_000;
const longest = 3;

type VisitorHistoryProps = { conversation: Conversation; format: TimeFormat };

/** By volume and visitor: no press waits for a search of all conversations. */
const visits = new Map<Volume, Map<number, Conversation[]>>();

/** Returns a visitor's conversations of the last thirty days, newest first. */
function visitsOf(volume: Volume, visitor: number): readonly Conversation[] {
  let byVisitor = visits.get(volume);
  if (!byVisitor) {
    byVisitor = new Map();
    for (const row of sampleBook(volume).between(sampleNow - thirtyDays, sampleNow)) {
      const ofVisitor = byVisitor.get(row.visitor);
      if (ofVisitor) ofVisitor.push(row);
      else byVisitor.set(row.visitor, [row]);
    }
    visits.set(volume, byVisitor);
  }
  return byVisitor.get(visitor) ?? [];
}

/** Renders links to the visitor's last conversations before this one. */
export function VisitorHistory({ conversation, format }: VisitorHistoryProps) {
  const volume = useWorkspace((all) => all.volume);
  const earlier = visitsOf(volume, conversation.visitor).filter(({ at }) => at < conversation.at);
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
