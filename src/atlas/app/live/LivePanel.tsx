import { useLayoutEffect, useRef, useSyncExternalStore } from 'react';
import { eventText } from '#src/atlas/drawings/layout/part-text.ts';
import { Button } from '#src/ui/form/button.tsx';
import { MachineRow } from './MachineRow';
import { Sequence } from './Sequence';
import type { LiveEvent, MachineWatch } from './machine-watch';
import { makeRoom } from './make-room';
import { transitionText } from '../simulator/step-text';
import { Body, Panel } from './live.styles';

/** An event; a preload's transitions have no description, because no visitor caused them. */
function EventRow({ machine: { name, chart, transitions, isPreload }, event, from }: LiveEvent) {
  const lines = transitions.map((id) => transitionText(chart, id));
  return (
    <li>
      <strong>{`${name}: ${eventText(chart, event.type)}`}</strong>
      {from === 'Page' ? null : <p>{`From ${from}.`}</p>}
      {isPreload ? (
        <p>Preload: the router prepares a page; the visitor has not opened it.</p>
      ) : null}
      {lines.length === 0 ? <p>No transition.</p> : null}
      {lines.map((line) => (
        <p key={line}>{isPreload ? line.split(':')[0] : line}</p>
      ))}
    </li>
  );
}

type LivePanelProps = { watch: MachineWatch; isRequested: boolean };

/** The inspector panel: the machines of the page, and their events and messages as they happen. */
export function LivePanel({ watch, isRequested }: LivePanelProps) {
  const { machines, events, messages, isPaused } = useSyncExternalStore(
    watch.subscribe,
    watch.read,
    watch.read,
  );
  const panel = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const { current } = panel;
    if (!current) return;
    // In the top layer, only dialogs and menus can cover the panel.
    current.showPopover();
    makeRoom(current);
  }, []);
  return (
    <Panel ref={panel} popover="manual" aria-label="Machines of this page">
      <details open={isRequested}>
        <summary>Machines of this page ({machines.length})</summary>
        <Body tabIndex={0} role="group" aria-label="Running machines and last events">
          <section aria-labelledby="live-machines">
            <h2 id="live-machines">{isPaused ? 'Running when paused' : 'Running now'}</h2>
            <Button kind="secondary" size="dense" onClick={watch.togglePause}>
              {isPaused ? 'Resume' : 'Pause'}
            </Button>
            <ul>
              {machines.map((machine) => (
                <MachineRow key={machine.key} machine={machine} />
              ))}
            </ul>
          </section>
          {/* It scrolls. */}
          {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
          <section aria-labelledby="live-events" tabIndex={0}>
            <h2 id="live-events">Last events</h2>
            <ol>
              {events.toReversed().map((event) => (
                <EventRow key={event.number} {...event} />
              ))}
            </ol>
          </section>
          <section aria-labelledby="live-messages">
            <h2 id="live-messages">Messages between actors</h2>
            <Sequence messages={messages} />
          </section>
        </Body>
      </details>
    </Panel>
  );
}
