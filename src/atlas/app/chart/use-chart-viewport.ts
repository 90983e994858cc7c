import {
  useEffect,
  useMemo,
  useSyncExternalStore,
  type KeyboardEvent,
  type RefObject,
} from 'react';
import { chartViewportMachine } from '#machines/chart-viewport/chart-viewport.machine.ts';
import { useMachine } from '#src/binding/use-machine.ts';
import { shortcutKey } from '#src/services/browser/key-presses.ts';
import type { Box, Drawing } from '#src/atlas/drawings/drawing.ts';
import { clamped, middleOf, movedBy, wholeBox, type Viewport } from './view-box';

const quarter = 0.25;
const arrows: Readonly<Record<string, { x: number; y: number }>> = {
  ArrowLeft: { x: -quarter, y: 0 },
  ArrowRight: { x: quarter, y: 0 },
  ArrowUp: { x: 0, y: -quarter },
  ArrowDown: { x: 0, y: quarter },
};

/** Returns a store of an element's size relative to its drawing's, at most 1. */
function fitStore(picture: RefObject<SVGSVGElement | null>, { width }: Box) {
  let fit = 1;
  const measure = () => {
    // Without layout, the size is unknown.
    const shown = picture.current?.clientWidth || width;
    fit = Math.min(shown / width, 1);
  };
  return {
    // Reading the size while React renders would force a layout.
    read: () => fit,
    subscribe: (listener: () => void) => {
      measure();
      const sizes = new ResizeObserver(() => {
        measure();
        listener();
      });
      if (picture.current) sizes.observe(picture.current);
      return () => sizes.disconnect();
    },
  };
}

/** Binds the viewport of a drawing in a picture; `at` is the selected part. */
export function useChartViewport(
  picture: RefObject<SVGSVGElement | null>,
  drawing: Drawing,
  at: string | undefined,
) {
  const [snapshot, send] = useMachine(chartViewportMachine);
  const { zoom, center, part } = snapshot.context;
  const isFitted = snapshot.matches('fitted');
  const store = useMemo(() => fitStore(picture, wholeBox(drawing)), [picture, drawing]);
  const fit = useSyncExternalStore(store.subscribe, store.read, () => 1);
  const viewport = useMemo<Viewport>(
    () =>
      isFitted
        ? { zoom: fit, fit, middle: { x: 0.5, y: 0.5 } }
        : clamped({ zoom, fit, middle: center ?? middleOf(drawing, part) }),
    [isFitted, zoom, fit, center, part, drawing],
  );

  useEffect(() => {
    if (at !== undefined) send({ type: 'part.selected', part: at });
  }, [send, at]);

  // Prints the whole chart.
  useEffect(() => {
    const show = () => send({ type: 'view.fitted' });
    window.addEventListener('beforeprint', show);
    return () => window.removeEventListener('beforeprint', show);
  }, [send]);

  const percent = Math.round(viewport.zoom * 100);
  const moveTo = ({ zoom: nextZoom, middle }: Viewport) =>
    send({ type: 'view.moved', zoom: nextZoom, center: middle });
  const zoomBy = (by: 1 | -1) => send({ type: 'view.zoomed', by, from: percent / 100 });
  const fitAll = () => send({ type: 'view.fitted' });
  const showActualSize = () =>
    moveTo(clamped({ zoom: 1, fit, middle: isFitted ? middleOf(drawing, part) : viewport.middle }));

  const press = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const key = shortcutKey(event);
    const arrow = arrows[key];
    if (key === '+' || key === '=') zoomBy(1);
    else if (key === '-') zoomBy(-1);
    else if (key === '0') fitAll();
    else if (key === '1') showActualSize();
    else if (arrow && !isFitted) moveTo(movedBy(viewport, arrow));
    else return;
    event.preventDefault();
  };
  return { viewport, percent, isFitted, zoomBy, fitAll, showActualSize, moveTo, press };
}
