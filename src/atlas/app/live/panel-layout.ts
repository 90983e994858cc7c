import { localStore } from '#src/services/storage/storage.ts';

/** The edge and the size in px of the inspector panel. */
export interface Layout {
  dock: 'bottom' | 'right';
  /** The height at the bottom. */
  bottom: number;
  /** The width at the right. */
  right: number;
  isOpen: boolean;
}

const key = 'inspector';
const initial: Layout = { dock: 'bottom', bottom: 400, right: 360, isOpen: true };

/** Returns the stored layout; a damaged value counts as absent. */
function read(): Layout {
  try {
    const stored = JSON.parse(localStore.get(key) ?? '{}') as Partial<Layout> | null;
    const size = (side: 'bottom' | 'right') => {
      const px = stored?.[side];
      return typeof px === 'number' && Number.isFinite(px) ? px : initial[side];
    };
    return {
      dock: stored?.dock === 'right' ? 'right' : 'bottom',
      bottom: size('bottom'),
      right: size('right'),
      isOpen: stored?.isOpen !== false,
    };
  } catch {
    return initial;
  }
}

let layout = read();
const listeners = new Set<() => void>();

/** The layout of the panel, stored in this browser (specification §14). */
export const panelLayout = {
  read: () => layout,
  update(change: Partial<Layout>) {
    layout = { ...layout, ...change };
    localStore.set(key, JSON.stringify(layout));
    listeners.forEach((listener) => listener());
  },
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};
