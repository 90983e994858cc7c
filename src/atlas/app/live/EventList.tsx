import { eventText } from '#src/atlas/drawings/layout/part-text.ts';
import { transitionText } from '../simulator/step-text';
import type { LiveEvent, MachineWatch, Seen } from './machine-watch';

/** Returns the result of an event as text; a preload's transitions have no description: no visitor caused them. */
function resultLines({ machine: { chart, taken, isPreload } }: LiveEvent): string[] {
  if (taken.length === 0) return ['No transition.'];
  const lines = taken.map((id) => transitionText(chart, id));
  return isPreload
    ? [
        'Preload: the router prepares a page; the visitor has not opened it.',
        ...lines.map((line) => line.split(':')[0] ?? line),
      ]
    : lines;
}

const maxListed = 100;

type EventListProps = { seen: Seen; lookAt: MachineWatch['lookAt'] };

/** The last events, the newest first; each shows the machines after it. */
export function EventList({ seen: { events, past }, lookAt }: EventListProps) {
  return (
    <ol>
      {events
        .slice(-maxListed)
        .toReversed()
        .map((event) => (
          <li key={event.number}>
            <button
              type="button"
              aria-current={event === past ? 'true' : undefined}
              onClick={() => lookAt(event)}
            >
              <strong>
                {event.machine.name}: {eventText(event.machine.chart, event.event.type)}
              </strong>
              {event.from === 'Page' ? null : <span>{`From ${event.from}.`}</span>}
              {resultLines(event).map((line) => (
                <span key={line}>{line}</span>
              ))}
            </button>
          </li>
        ))}
    </ol>
  );
}
