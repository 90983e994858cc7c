import { useEffect, useMemo, type KeyboardEvent } from 'react';
import { chartViewportMachine } from '#machines/chart-viewport/chart-viewport.machine.ts';
import { useMachine } from '#src/binding/use-machine.ts';
import type { Drawing } from '#src/atlas/drawings/drawing.ts';
import { heldIn, middleOf, movedBy, type Sight } from './view-box';

const quarter = 0.25;
const arrows: Readonly<Record<string, { x: number; y: number }>> = {
  ArrowLeft: { x: -quarter, y: 0 },
  ArrowRight: { x: quarter, y: 0 },
  ArrowUp: { x: 0, y: -quarter },
  ArrowDown: { x: 0, y: quarter },
};

/** Binds the viewport of a drawing; `at` is the part that is selected. */
export function useChartViewport(drawing: Drawing, at: string | undefined) {
  const [snapshot, send] = useMachine(chartViewportMachine);
  const { zoom, place, part } = snapshot.context;
  const isWhole = snapshot.matches('whole');
  const sight = useMemo<Sight>(
    () =>
      isWhole
        ? { zoom: 1, middle: { x: 0.5, y: 0.5 } }
        : heldIn({ zoom, middle: place ?? middleOf(drawing, part) }),
    [isWhole, zoom, place, part, drawing],
  );

  useEffect(() => {
    if (at !== undefined) send({ type: 'part.shown', part: at });
  }, [send, at]);

  // On paper the whole chart is wanted.
  useEffect(() => {
    const fit = () => send({ type: 'view.fitted' });
    window.addEventListener('beforeprint', fit);
    return () => window.removeEventListener('beforeprint', fit);
  }, [send]);

  const moveTo = ({ zoom: closer, middle }: Sight) =>
    send({ type: 'view.moved', zoom: closer, place: middle });
  const zoomBy = (by: 1 | -1) => send({ type: 'view.zoomed', by });
  const fit = () => send({ type: 'view.fitted' });

  const press = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const arrow = arrows[event.key];
    if (event.key === '+' || event.key === '=') zoomBy(1);
    else if (event.key === '-') zoomBy(-1);
    else if (event.key === '0') fit();
    else if (arrow && !isWhole) moveTo(movedBy(sight, arrow));
    else return;
    event.preventDefault();
  };
  return { sight, isWhole, isClosest: zoom === 8, zoomBy, fit, moveTo, press };
}
