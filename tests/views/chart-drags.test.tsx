import { cleanup, render } from '@testing-library/react';
import { useRef } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useGestures } from '#src/atlas/app/chart/use-gestures.ts';
import { LineChart } from '#src/ui/data/line-chart.tsx';

const moved = vi.fn();
const viewport = { zoom: 2, fit: 1, middle: { x: 0, y: 0 } };

function Diagram() {
  const picture = useRef<SVGSVGElement>(null);
  useGestures({ picture, viewport, moveTo: moved });
  return (
    <div>
      <svg ref={picture} viewBox="0 0 100 100" />
    </div>
  );
}

const charts = {
  diagram: <Diagram />,
  'line chart': <LineChart values={[1, 2, 3]} label="Leads" times={[]} onPoint={moved} />,
};

/** Stands in for happy-dom, which knows no viewBox, matrix or pointer capture. */
const captured = new Set<number>();
beforeEach(() => {
  moved.mockClear();
  captured.clear();
  const box = { baseVal: { x: 0, y: 0, width: 100, height: 100 } };
  vi.spyOn(SVGSVGElement.prototype, 'viewBox', 'get').mockReturnValue(box as never);
  Object.assign(SVGSVGElement.prototype, { getScreenCTM: () => ({ a: 1, d: 1 }) });
  Object.assign(Element.prototype, {
    setPointerCapture: (id: number) => captured.add(id),
    hasPointerCapture: (id: number) => captured.has(id),
  });
});
afterEach(cleanup);

/** Presses and moves the mouse: inside or outside the chart, `at` a position. */
function mouse(type: string, target: EventTarget, at: number) {
  const isHeld = type !== 'pointerup';
  if (!isHeld) captured.clear();
  target.dispatchEvent(
    new PointerEvent(type, {
      bubbles: true,
      pointerId: 1,
      pointerType: 'mouse',
      buttons: Number(isHeld),
      clientX: at,
      clientY: at,
    }),
  );
}

test.each(Object.entries(charts))('§4.75 %s: only its own drags move it', (_, chart) => {
  const { container } = render(chart);
  const inside = container.querySelector('svg')!;
  mouse('pointerdown', inside, 10);
  mouse('pointermove', inside, 30);
  expect(moved).toHaveBeenCalled();
  mouse('pointerup', document.body, 90);

  moved.mockClear();
  mouse('pointerdown', document.body, 0);
  mouse('pointermove', inside, 30);
  mouse('pointermove', inside, 50);
  expect(moved).not.toHaveBeenCalled();
});
