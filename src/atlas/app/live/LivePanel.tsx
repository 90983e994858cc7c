import { atlas } from '#content/atlas/atlas.ts';
import { useLayoutEffect, useRef, useSyncExternalStore } from 'react';
import { EventList } from './EventList';
import { MachineRows } from './MachineRows';
import { PanelEdge } from './PanelEdge';
import { Sequence } from './Sequence';
import { TimeControls } from './TimeControls';
import type { LiveMachine, MachineWatch } from './machine-watch';
import { makeRoom } from './make-room';
import { readableSearch } from '../readable-search';
import { panelLayout } from './panel-layout';
import { usePanelLayout } from './use-panel-layout';
import { Body, Panel } from './live.styles';

/** Returns the ids of running machines, joined for the address of the list. */
const idsOf = (machines: readonly LiveMachine[]) =>
  [...new Set(machines.map(({ entry }) => entry.id))].join(',');

type LivePanelProps = { watch: MachineWatch; isRequested: boolean };

/** The inspector panel: the machines of the page, now and after each of their last events. */
export function LivePanel({ watch, isRequested }: LivePanelProps) {
  const seen = useSyncExternalStore(watch.subscribe, watch.read, watch.read);
  const layout = usePanelLayout();
  const { dock, size } = layout;
  const isOpen = isRequested && layout.isOpen;
  const panel = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const { current } = panel;
    if (!current) return;
    // In the top layer, only dialogs and menus can cover the panel.
    current.showPopover();
    return makeRoom(current);
  }, []);
  const { machines, messages } = seen.past ?? seen;
  return (
    <Panel
      ref={panel}
      popover="manual"
      aria-label="Machines of this page"
      data-dock={isOpen ? dock : 'bottom'}
      style={isOpen && dock === 'right' ? { width: size } : {}}
    >
      {isOpen ? <PanelEdge layout={layout} /> : null}
      <details
        open={isOpen}
        onToggle={({ currentTarget: { open } }) => {
          if (isRequested && open !== layout.isOpen) panelLayout.update({ isOpen: open });
        }}
      >
        <summary>Machines of this page ({machines.length})</summary>
        <Body
          id="live-body"
          tabIndex={0}
          role="group"
          aria-label="Running machines and last events"
          style={dock === 'right' ? {} : { height: size }}
        >
          <TimeControls seen={seen} lookAt={watch.lookAt} layout={layout} />
          <section aria-labelledby="live-events">
            <h2 id="live-events">Last events</h2>
            <EventList seen={seen} lookAt={watch.lookAt} />
          </section>
          <section aria-labelledby="live-machines">
            <h2 id="live-machines">
              {seen.past ? `After event ${seen.past.number}` : 'Running now'}
            </h2>
            <a href={`${atlas.path}${readableSearch({ in: idsOf(machines) })}`}>
              Find these in the atlas
            </a>
            <MachineRows machines={machines} />
          </section>
          <section aria-labelledby="live-messages">
            <h2 id="live-messages">Messages between actors</h2>
            <Sequence messages={messages} shown={seen.past?.event} />
          </section>
        </Body>
      </details>
    </Panel>
  );
}
