import { eventText } from '#src/atlas/drawings/layout/part-text.ts';
import { transitionText } from '../simulator/step-text';
import type { LiveEvent } from './machine-watch';

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

/** The last events, the newest first. */
export function EventList({ events }: { events: readonly LiveEvent[] }) {
  return (
    <ol>
      {events.toReversed().map((event) => (
        <li key={event.number}>
          <strong>
            {event.machine.name}: {eventText(event.machine.chart, event.event.type)}
          </strong>
          {event.from === 'Page' ? null : <p>{`From ${event.from}.`}</p>}
          {resultLines(event).map((line) => (
            <p key={line}>{line}</p>
          ))}
        </li>
      ))}
    </ol>
  );
}
