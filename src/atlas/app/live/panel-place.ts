import { localStore } from '#src/services/storage/storage.ts';

/** Where the inspector panel is and how large, in px. */
export interface Place {
  dock: 'bottom' | 'right';
  /** The height at the bottom. */
  bottom: number;
  /** The width at the right. */
  right: number;
  isOpen: boolean;
}

const key = 'inspector';
const initial: Place = { dock: 'bottom', bottom: 400, right: 360, isOpen: true };

/** Returns the stored place; a damaged value counts as absent. */
function read(): Place {
  try {
    const stored = JSON.parse(localStore.get(key) ?? '{}') as Partial<Place> | null;
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

let place = read();
const listeners = new Set<() => void>();

/** The place of the panel, stored in this browser (specification §14). */
export const panelPlace = {
  read: () => place,
  update(change: Partial<Place>) {
    place = { ...place, ...change };
    localStore.set(key, JSON.stringify(place));
    listeners.forEach((listener) => listener());
  },
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};
