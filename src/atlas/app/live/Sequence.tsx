import { VisuallyHidden } from '#src/ui/layout/layout.ts';
import type { Message } from './machine-watch';
import { Diagram } from './live.styles';

const maxRows = 30;

/** A sequence diagram of the last messages: a column for each actor, a row for each message. */
export function Sequence({ messages: all }: { messages: readonly Message[] }) {
  const messages = all.slice(-maxRows);
  const lanes = [...new Set(messages.flatMap(({ from, to }) => [from, to]))];
  if (messages.length === 0) return <p>No message yet.</p>;
  return (
    <Diagram tabIndex={0} role="group" aria-label="Sequence diagram">
      <ol style={{ gridTemplateColumns: `repeat(${lanes.length}, 148px)` }}>
        {lanes.map((name) => (
          <li key={name} aria-hidden="true">
            {name}
          </li>
        ))}
        {messages.map(({ text, from, to }, row) => {
          const [start, end] = [lanes.indexOf(from) + 1, lanes.indexOf(to) + 1];
          return (
            <li
              // oxlint-disable-next-line react/no-array-index-key -- a message may be sent twice
              key={row}
              data-leads={start === end ? 'back' : start < end ? 'right' : 'left'}
              style={{ gridColumn: `${Math.min(start, end)} / ${Math.max(start, end) + 1}` }}
            >
              <VisuallyHidden>{`${from} to ${to}: `}</VisuallyHidden>
              {text}
            </li>
          );
        })}
      </ol>
    </Diagram>
  );
}
