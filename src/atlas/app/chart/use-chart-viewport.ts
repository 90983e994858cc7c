import {
  useEffect,
  useMemo,
  useSyncExternalStore,
  type KeyboardEvent,
  type RefObject,
} from 'react';
import { shortcutKey } from '#src/services/browser/key-presses.ts';
import { initialLeaf, type Chart } from '#src/atlas/kit/chart.ts';
import type { Drawing, Point } from '#src/atlas/drawings/drawing.ts';
import {
  clamped,
  middleOf,
  movedBy,
  nextLevel,
  readableZoom,
  wholeBox,
  type Viewport,
} from './view-box';

const quarter = 0.25;
const arrows: Readonly<Record<string, { x: number; y: number }>> = {
  ArrowLeft: { x: -quarter, y: 0 },
  ArrowRight: { x: quarter, y: 0 },
  ArrowUp: { x: 0, y: -quarter },
  ArrowDown: { x: 0, y: quarter },
};

/** The view that the analyst chose: the whole chart, or a scale around a point. */
type Choice = 'whole' | { zoom: number; middle: Point; at: string | undefined };

/** Returns a store of the scale at which a drawing fits its picture, at most 1, and of the view. */
function viewStore(picture: RefObject<SVGSVGElement | null>, drawing: Drawing) {
  const { width } = wholeBox(drawing);
  // Null until the analyst chooses; the size is unknown without layout.
  let view: { fit: number; choice: Choice | null } = { fit: 1, choice: null };
  const listeners = new Set<() => void>();
  const set = (change: Partial<typeof view>) => {
    view = { ...view, ...change };
    listeners.forEach((listener) => listener());
  };
  return {
    // Reading the size while React renders would force a layout.
    read: () => view,
    choose: (choice: Choice) => set({ choice }),
    showAll: () => set({ choice: 'whole' }),
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      const measure = () => {
        const fit = Math.min((picture.current?.clientWidth || width) / width, 1);
        if (fit !== view.fit) set({ fit });
      };
      measure();
      const sizes = new ResizeObserver(measure);
      if (picture.current) sizes.observe(picture.current);
      return () => {
        listeners.delete(listener);
        sizes.disconnect();
      };
    },
  };
}

/**
 * Binds the viewport of a drawing in a picture; `at` is the selected part. A chart whose text would be
 * too small opens on the selected part or the initial state (specification §17.39).
 */
export function useChartViewport(
  picture: RefObject<SVGSVGElement | null>,
  drawing: Drawing,
  chart: Chart,
  at: string | undefined,
) {
  const store = useMemo(() => viewStore(picture, drawing), [picture, drawing]);
  const { fit, choice } = useSyncExternalStore(store.subscribe, store.read, store.read);
  const viewport = useMemo<Viewport>(() => {
    if (choice === 'whole' || (choice === null && fit >= readableZoom))
      return { zoom: fit, fit, middle: { x: 0.5, y: 0.5 } };
    const zoom = choice?.zoom ?? readableZoom;
    // A selection moves the view.
    if (choice && choice.at === at) return clamped({ zoom, fit, middle: choice.middle });
    return clamped({ zoom, fit, middle: middleOf(drawing, at ?? initialLeaf(chart, chart.id)) });
  }, [choice, fit, at, drawing, chart]);
  const isWhole = viewport.zoom <= fit;

  const { showAll } = store;

  // Prints the whole chart.
  useEffect(() => {
    window.addEventListener('beforeprint', showAll);
    return () => window.removeEventListener('beforeprint', showAll);
  }, [showAll]);

  const moveTo = ({ zoom, middle }: Viewport) => store.choose({ zoom, middle, at });
  const zoomTo = (zoom: number) => {
    const middle = isWhole && at !== undefined ? middleOf(drawing, at) : viewport.middle;
    moveTo({ zoom, fit, middle });
  };
  const percent = Math.round(viewport.zoom * 100);
  const zoomBy = (by: 1 | -1) => zoomTo(nextLevel(percent / 100, by));

  const press = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const key = shortcutKey(event);
    const arrow = arrows[key];
    if (key === '+' || key === '=') zoomBy(1);
    else if (key === '-') zoomBy(-1);
    else if (key === '0') showAll();
    else if (key === '1') zoomTo(1);
    else if (arrow && !isWhole) moveTo(movedBy(viewport, arrow));
    else return;
    event.preventDefault();
  };
  return { viewport, percent, isWhole, zoomBy, zoomTo, showAll, moveTo, press };
}
