import { eventText } from '#src/atlas/drawings/layout/part-text.ts';
import { Button } from '#src/ui/form/button.tsx';
import type { MachineWatch, Seen } from './machine-watch';
import { panelLayout } from './panel-layout';
import type { PanelLayout } from './use-panel-layout';
import { Controls } from './live.styles';

type TimeControlsProps = { seen: Seen; lookAt: MachineWatch['lookAt']; layout: PanelLayout };

/** Moves through the recorded events, and the panel to another edge of the window. */
export function TimeControls({ seen: { events, past }, lookAt, layout }: TimeControlsProps) {
  const last = events.at(-1);
  const shown = past ?? last;
  const text = shown
    ? `Event ${shown.number} of ${last?.number}: ${shown.machine.name}, ${eventText(shown.machine.chart, shown.event.type)}`
    : 'No event yet.';
  const { dock, canDockRight } = layout;
  return (
    <Controls>
      <input
        type="range"
        aria-label="Moment"
        aria-valuetext={text}
        disabled={events.length === 0}
        min={0}
        max={Math.max(events.length - 1, 0)}
        value={shown ? Math.max(events.indexOf(shown), 0) : 0}
        onChange={({ currentTarget }) => lookAt(events[currentTarget.valueAsNumber] ?? null)}
      />
      <p>
        <strong>{past ? 'Past' : 'Live'}</strong> {text}
      </p>
      {past ? (
        <Button kind="secondary" size="dense" onClick={() => lookAt(null)}>
          Back to live
        </Button>
      ) : null}
      {canDockRight ? (
        <Button
          kind="quiet"
          size="dense"
          onClick={() => panelLayout.update({ dock: dock === 'right' ? 'bottom' : 'right' })}
        >
          {dock === 'right' ? 'Dock at the bottom' : 'Dock at the right'}
        </Button>
      ) : null}
    </Controls>
  );
}
