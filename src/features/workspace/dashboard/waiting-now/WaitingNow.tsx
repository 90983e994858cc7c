import { waitingWords } from '#content/workspace/dashboard.ts';
import { durationText } from '#src/lib/time/duration-text.ts';
import { visitorOf } from '#src/features/workspace/sample/conversation.ts';
import { pendingIn } from '#src/features/workspace/sample/pending.ts';
import { sampleBook, sampleNow } from '#src/features/workspace/sample/sample-conversations.ts';
import { useWorkspace } from '#src/features/workspace/sample/use-workspace.ts';
import { ButtonLink } from '#src/ui/form/button.tsx';
import { Columns, Oldest, Queue, Summary, WaitingLink } from './waiting-now.styles';

const shownCount = 3;
const openPending = (id: string) => ({ status: 'pending', open: id }) as const;

/** Renders the queue: how many visitors wait for a person, how long, and the oldest of them. */
export function WaitingNow() {
  const answers = useWorkspace((all) => all.answers);
  const triage = useWorkspace((all) => all.triage);
  const volume = useWorkspace((all) => all.volume);
  const waiting = pendingIn(sampleBook(volume), sampleNow, answers, triage).toReversed();
  const [oldest] = waiting;
  const waitOf = (at: number) => durationText(sampleNow - at);
  return (
    <Queue id="waiting" aria-label={waitingWords.title}>
      <Columns>
        <Summary>
          <div>
            <h2>{waitingWords.title}</h2>
            <strong>{waitingWords.count(waiting.length)}</strong>
            <p>{oldest ? waitingWords.longest(waitOf(oldest.at)) : waitingWords.empty}</p>
          </div>
          {oldest ? (
            <ButtonLink
              size="dense"
              to="/conversations"
              search={openPending(oldest.id)}
              state={{ focus: 'reply' }}
            >
              {waitingWords.next}
            </ButtonLink>
          ) : null}
        </Summary>
        {oldest ? (
          <Oldest role="list">
            {waiting.slice(0, shownCount).map((conversation) => (
              <li key={conversation.id}>
                <WaitingLink to="/conversations" search={openPending(conversation.id)}>
                  <strong>{visitorOf(conversation)}</strong> <bdi>{conversation.preview}</bdi>{' '}
                  <span>{waitOf(conversation.at)}</span>
                </WaitingLink>
              </li>
            ))}
          </Oldest>
        ) : null}
      </Columns>
    </Queue>
  );
}
