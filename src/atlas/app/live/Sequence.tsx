import type { Message } from './machine-watch';
import { Diagram } from './live.styles';

const laneWidth = 148;
const rowHeight = 34;
const headHeight = 46;
const maxRows = 30;

/** Breaks a lane's name into two lines of the header. */
function nameLines(name: string): string[] {
  const [owner = '', part] = name.split(' › ');
  return part === undefined ? [owner] : [owner, `› ${part}`];
}

/** A sequence diagram of the last messages, and the same messages as a list. */
export function Sequence({ messages: all }: { messages: readonly Message[] }) {
  const messages = all.slice(-maxRows);
  const lanes = [...new Set(messages.flatMap(({ from, to }) => [from, to]))];
  const xOf = (name: string) => (lanes.indexOf(name) + 0.5) * laneWidth;
  const yOf = (row: number) => headHeight + (row + 0.75) * rowHeight;
  const width = lanes.length * laneWidth;
  const height = yOf(messages.length);
  if (messages.length === 0) return <p>No message yet.</p>;
  return (
    <>
      <Diagram tabIndex={0} role="group" aria-label="Sequence diagram; a list follows">
        <svg aria-hidden="true" width={width} height={height} viewBox={`0 0 ${width} ${height}`}>
          {lanes.map((name) => (
            <g key={name}>
              {nameLines(name).map((line, index) => (
                <text key={line} className="name" x={xOf(name)} y={16 + index * 16}>
                  {line}
                </text>
              ))}
              <path className="lane" d={`M${xOf(name)} ${headHeight}V${height}`} />
            </g>
          ))}
          {messages.map(({ text, from, to }, row) => {
            const [x1, x2, y] = [xOf(from), xOf(to), yOf(row)];
            const isSelf = x1 === x2;
            const side = x1 < x2 ? -1 : 1;
            const line = isSelf
              ? `M${x1} ${y - 10}h18v10H${x2 + 2}`
              : `M${x1} ${y}H${x2 + side * 2}`;
            const tip = isSelf ? 1 : side;
            return (
              // oxlint-disable-next-line react/no-array-index-key -- an event may be sent twice
              <g key={row}>
                <path className="line" d={line} />
                <path className="head" d={`M${x2} ${y}l${tip * 8} -4v8Z`} />
                <text
                  x={isSelf ? x1 + 24 : (x1 + x2) / 2}
                  y={isSelf ? y - 2 : y - 6}
                  textAnchor={isSelf ? 'start' : 'middle'}
                >
                  {text}
                </text>
              </g>
            );
          })}
        </svg>
      </Diagram>
      <details>
        <summary>As a list</summary>
        <ol>
          {messages.map(({ text, from, to }, row) => (
            // oxlint-disable-next-line react/no-array-index-key -- a message may be sent twice
            <li key={row}>{`${from} to ${to}: ${text}`}</li>
          ))}
        </ol>
      </details>
    </>
  );
}
