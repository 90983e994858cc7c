import { useSyncExternalStore } from 'react';
import { panelPlace } from './panel-place';

const smallest = { bottom: 160, right: 300 } as const;
/** The least width in px of a page next to the panel: its layout for wide screens fits. */
const leastPage = 960;

function onResize(listener: () => void) {
  addEventListener('resize', listener);
  return () => removeEventListener('resize', listener);
}

/** Returns the panel's place within the window: a narrow one has no room at the right. */
export function usePlace() {
  const place = useSyncExternalStore(panelPlace.subscribe, panelPlace.read);
  const width = useSyncExternalStore(onResize, () => innerWidth);
  const height = useSyncExternalStore(onResize, () => innerHeight);
  const canDockRight = width >= leastPage + smallest.right;
  const dock = canDockRight ? place.dock : 'bottom';
  const min = smallest[dock];
  const max = Math.max(min, dock === 'right' ? width - leastPage : Math.round(height * 0.7));
  const size = Math.min(Math.max(place[dock], min), max);
  return { dock, canDockRight, isOpen: place.isOpen, min, max, size };
}

export type PanelPlace = ReturnType<typeof usePlace>;
