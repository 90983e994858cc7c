import { useSyncExternalStore } from 'react';
import { panelLayout } from './panel-layout';

const smallest = { bottom: 160, right: 300 } as const;
/** The least width in px of a page next to the panel: its layout for wide screens fits. */
const leastPage = 960;

function onResize(listener: () => void) {
  addEventListener('resize', listener);
  return () => removeEventListener('resize', listener);
}

/** Returns the panel's layout within the window: a narrow one has no room at the right. */
export function usePanelLayout() {
  const layout = useSyncExternalStore(panelLayout.subscribe, () => panelLayout.read());
  const width = useSyncExternalStore(onResize, () => innerWidth);
  const height = useSyncExternalStore(onResize, () => innerHeight);
  const canDockRight = width >= leastPage + smallest.right;
  const dock = canDockRight ? layout.dock : 'bottom';
  const min = smallest[dock];
  const max = Math.max(min, dock === 'right' ? width - leastPage : Math.round(height * 0.7));
  const size = Math.min(Math.max(layout[dock], min), max);
  return { dock, canDockRight, isOpen: layout.isOpen, min, max, size };
}

export type PanelLayout = ReturnType<typeof usePanelLayout>;
