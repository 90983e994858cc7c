import { useMemo } from 'react';
import { hrefOf, machinePath } from '../links';
import { payloadText, stateName } from '../simulator/step-text';
import type { LiveMachine } from './machine-watch';
import { replayOf } from './replay-of';

const positionOf = ({ chart, states }: LiveMachine) =>
  chart.states
    .filter(({ id }) => states.includes(id) && !chart.states.some(({ parent }) => parent === id))
    .map(({ id }) => stateName(chart, id))
    .join(' and ');

function ReplayLink({ machine }: { machine: LiveMachine }) {
  const { entry, count } = machine;
  const { run, count: replayed, problem } = useMemo(() => replayOf(machine), [machine]);
  if (count === 0) return <p>No event to replay.</p>;
  return (
    <p>
      {run === undefined ? null : (
        <a href={`${hrefOf(entry.id, { run })}#run`}>Replay this in the atlas</a>
      )}
      {` Events: ${problem === null ? count : `${replayed} of ${count}. ${problem}`}`}
    </p>
  );
}

/** A machine of the page, with its states, its context and its replay. */
export function MachineRow({ machine }: { machine: LiveMachine }) {
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
