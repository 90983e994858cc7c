import { useEffect, useMemo, type KeyboardEvent } from 'react';
import { chartViewportMachine } from '#machines/chart-viewport/chart-viewport.machine.ts';
import { useMachine } from '#src/binding/use-machine.ts';
import { shortcutKey } from '#src/services/browser/key-presses.ts';
import type { Drawing } from '#src/atlas/drawings/drawing.ts';
import { clamped, middleOf, movedBy, type Viewport } from './view-box';

const quarter = 0.25;
const arrows: Readonly<Record<string, { x: number; y: number }>> = {
  ArrowLeft: { x: -quarter, y: 0 },
  ArrowRight: { x: quarter, y: 0 },
  ArrowUp: { x: 0, y: -quarter },
  ArrowDown: { x: 0, y: quarter },
};

/** Binds the viewport of a drawing; `at` is the selected part. */
export function useChartViewport(drawing: Drawing, at: string | undefined) {
  const [snapshot, send] = useMachine(chartViewportMachine);
  const { zoom, center, part } = snapshot.context;
  const isFitted = snapshot.matches('fitted');
  const viewport = useMemo<Viewport>(
    () =>
      isFitted
        ? { zoom: 1, middle: { x: 0.5, y: 0.5 } }
        : clamped({ zoom, middle: center ?? middleOf(drawing, part) }),
    [isFitted, zoom, center, part, drawing],
  );

  useEffect(() => {
    if (at !== undefined) send({ type: 'part.selected', part: at });
  }, [send, at]);

  // Prints the whole chart.
  useEffect(() => {
    const fit = () => send({ type: 'view.fitted' });
    window.addEventListener('beforeprint', fit);
    return () => window.removeEventListener('beforeprint', fit);
  }, [send]);

  const moveTo = ({ zoom: nextZoom, middle }: Viewport) =>
    send({ type: 'view.moved', zoom: nextZoom, center: middle });
  const zoomBy = (by: 1 | -1) => send({ type: 'view.zoomed', by });
  const fit = () => send({ type: 'view.fitted' });

  const press = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const key = shortcutKey(event);
    const arrow = arrows[key];
    if (key === '+' || key === '=') zoomBy(1);
    else if (key === '-') zoomBy(-1);
    else if (key === '0') fit();
    else if (arrow && !isFitted) moveTo(movedBy(viewport, arrow));
    else return;
    event.preventDefault();
  };
  return { viewport, isFitted, isMaxZoom: zoom === 8, zoomBy, fit, moveTo, press };
}
