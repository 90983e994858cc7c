import { Suspense, use, useLayoutEffect, useRef, useSyncExternalStore } from 'react';
import type { Drawing } from '#src/atlas/drawings/drawing.ts';
import { drawingOf } from '../drawing-loaders';
import { machinePath } from '../links';
import { stateName, transitionText } from '../simulator/step-text';
import { SmallChart } from '../small-chart';
import type { LiveEvent, LiveMachine, MachineWatch } from './machine-watch';
import { makeRoom } from './make-room';
import { Body, Panel } from './live.styles';

const drawings = new Map<string, Promise<Drawing | null>>();

/** Returns the cached drawing of a machine. */
function drawingFor(id: string): Promise<Drawing | null> {
  const known = drawings.get(id) ?? drawingOf(id);
  drawings.set(id, known);
  return known;
}

function Picture({ machine }: { machine: LiveMachine }) {
  const { chart, entry, states, taken, key } = machine;
  const drawing = use(drawingFor(entry.id));
  const prefix = `live-${key.replaceAll(' ', '-')}-`;
  return drawing ? <SmallChart {...{ chart, drawing, prefix }} parts={{ states, taken }} /> : null;
}

const positionOf = ({ chart, states }: LiveMachine) =>
  chart.states
    .filter(({ id }) => states.includes(id) && !chart.states.some(({ parent }) => parent === id))
    .map(({ id }) => stateName(chart, id))
    .join(' and ');

function Row({ machine }: { machine: LiveMachine }) {
  const { entry } = machine;
  return (
    <li>
      <details
        name="live-machine"
        onToggle={({ currentTarget }) => {
          if (currentTarget.open) currentTarget.scrollIntoView({ block: 'nearest' });
        }}
      >
        <summary>
          {entry.title}: {positionOf(machine)}
        </summary>
        <p>
          {entry.purpose} <a href={machinePath(entry.id)}>Details</a>
        </p>
        <Suspense>
          <Picture machine={machine} />
        </Suspense>
      </details>
    </li>
  );
}

const eventText = ({ machine: { chart }, taken }: LiveEvent) =>
  taken.length > 0 ? taken.map((id) => transitionText(chart, id)) : ['No transition.'];

type LivePanelProps = { watch: MachineWatch; isOpen: boolean };

/** The inspector panel: the running machines of the page and their last events. */
export function LivePanel({ watch, isOpen }: LivePanelProps) {
  const { machines, events } = useSyncExternalStore(watch.subscribe, watch.read, watch.read);
  const panel = useRef<HTMLElement>(null);
  useLayoutEffect(() => (panel.current ? makeRoom(panel.current) : undefined), []);
  return (
    <Panel ref={panel} aria-label="Machines of this page">
      <details open={isOpen}>
        <summary>Machines of this page ({machines.length})</summary>
        <Body tabIndex={0} role="group" aria-label="Running machines and last events">
          <section aria-labelledby="live-events">
            <h2 id="live-events">Last events</h2>
            <ol>
              {events.map((event) => (
                <li key={event.number}>
                  <strong>
                    {event.machine.entry.title}: {event.type}
                  </strong>
                  {eventText(event).map((line) => (
                    <span key={line}>{line}</span>
                  ))}
                </li>
              ))}
            </ol>
          </section>
          <section aria-labelledby="live-machines">
            <h2 id="live-machines">Running now</h2>
            <ul>
              {machines.map((machine) => (
                <Row key={machine.key} machine={machine} />
              ))}
            </ul>
          </section>
        </Body>
      </details>
    </Panel>
  );
}
