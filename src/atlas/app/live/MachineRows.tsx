import { useMemo } from 'react';
import { machinePath } from '../links';
import { payloadText, stateName } from '../simulator/step-text';
import type { LiveMachine } from './machine-watch';
import { replayOf } from './replay-of';

const positionOf = ({ chart, states }: LiveMachine) =>
  chart.states
    .filter(({ id }) => states.includes(id) && !chart.states.some(({ parent }) => parent === id))
    .map(({ id }) => stateName(chart, id))
    .join(' and ');

const eventCount = (count: number) => (count === 1 ? '1 event' : `${count} events`);

function ReplayLink({ machine }: { machine: LiveMachine }) {
  const { entry, count } = machine;
  const { run, count: replayed, problem } = useMemo(() => replayOf(machine), [machine]);
  if (count === 0) return <p>No event to replay.</p>;
  return (
    <p>
      {run === undefined ? null : (
        <a href={`${machinePath(entry.id)}?${new URLSearchParams({ run }).toString()}#run`}>
          Replay this in the atlas
        </a>
      )}{' '}
      {problem === null
        ? `${eventCount(count)}.`
        : `${replayed} of ${eventCount(count)}. ${problem}`}
    </p>
  );
}

function Row({ machine }: { machine: LiveMachine }) {
  const { entry, name, context, isPreload } = machine;
  const data = payloadText(context);
  return (
    <li>
      <details name="live-machine">
        <summary>
          {name}
          {isPreload ? ' (preload)' : ''}: {positionOf(machine)}
        </summary>
        <p>
          {entry.purpose} <a href={machinePath(entry.id)}>Details</a>
        </p>
        {data === '' ? null : (
          <p>
            Context: <code>{data}</code>
          </p>
        )}
        <ReplayLink machine={machine} />
      </details>
    </li>
  );
}

/** The machines of the page, each with its context and its replay. */
export function MachineRows({ machines }: { machines: readonly LiveMachine[] }) {
  return (
    <ul>
      {machines.map((machine) => (
        <Row key={machine.key} machine={machine} />
      ))}
    </ul>
  );
}
