import { Suspense, use, useMemo } from 'react';
import type { Drawing } from '#src/atlas/drawings/drawing.ts';
import { drawingOf } from '../drawing-loaders';
import { machinePath } from '../links';
import { payloadText, stateName } from '../simulator/step-text';
import { SmallChart } from '../small-chart';
import type { LiveMachine } from './machine-watch';
import { replayOf } from './replay-of';

const drawings = new Map<string, Promise<Drawing | null>>();

/** Returns the cached drawing of a machine. */
function drawingFor(id: string): Promise<Drawing | null> {
  const known = drawings.get(id) ?? drawingOf(id);
  drawings.set(id, known);
  return known;
}

function Picture({ machine }: { machine: LiveMachine }) {
  const { chart, entry, states, taken } = machine;
  const drawing = use(drawingFor(entry.id));
  return drawing ? <SmallChart {...{ chart, drawing }} parts={{ states, taken }} /> : null;
}

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
      <details
        name="live-machine"
        onToggle={({ currentTarget }) => {
          if (currentTarget.open) currentTarget.scrollIntoView({ block: 'nearest' });
        }}
      >
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
        <Suspense>
          <Picture machine={machine} />
        </Suspense>
      </details>
    </li>
  );
}

/** The machines of the page, each with its chart and its replay. */
export function MachineRows({ machines }: { machines: readonly LiveMachine[] }) {
  return (
    <ul>
      {machines.map((machine) => (
        <Row key={machine.key} machine={machine} />
      ))}
    </ul>
  );
}
