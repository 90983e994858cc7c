import { useEffect, useRef, type RefObject } from 'react';
import type { Point } from '#src/atlas/drawings/drawing.ts';
import { movedBy, zoomedAt, type Sight } from './view-box';

/** So far a pointer may stray in a press that is no drag, in px. */
const stray = 4;

const between = (one: Touch, other: Touch) => ({
  middle: { x: (one.clientX + other.clientX) / 2, y: (one.clientY + other.clientY) / 2 },
  gap: Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY),
});

type Gestures = {
  picture: RefObject<SVGSVGElement | null>;
  sight: Sight;
  moveTo: (sight: Sight) => void;
};

/**
 * Drag, wheel with Ctrl, and two fingers. A wheel alone and one finger are left to the page, which
 * can always be scrolled past the chart.
 */
export function useGestures({ picture, sight, moveTo }: Gestures) {
  const latest = useRef({ sight, moveTo });
  useEffect(() => {
    latest.current = { sight, moveTo };
  }, [sight, moveTo]);

  useEffect(() => {
    const svg = picture.current;
    const frame = svg?.parentElement;
    if (!svg || !frame) return undefined;

    /** A place on the screen as shares of the drawing. */
    const placeAt = ({ x, y }: Point): Point => {
      const box = svg.viewBox.baseVal;
      const matrix = svg.getScreenCTM();
      const { zoom, middle } = latest.current.sight;
      if (!matrix || box.width === 0) return middle;
      const inside = new DOMPoint(x, y).matrixTransform(matrix.inverse());
      const share = (value: number, start: number, size: number) => (value - start) / size - 0.5;
      return {
        x: middle.x + share(inside.x, box.x, box.width) / zoom,
        y: middle.y + share(inside.y, box.y, box.height) / zoom,
      };
    };
    /** A way on the screen as shares of what is in sight. */
    const wayOf = (x: number, y: number): Point => {
      const { a = 1, d = 1 } = svg.getScreenCTM() ?? {};
      const box = svg.viewBox.baseVal;
      return { x: -x / (a * box.width || 1), y: -y / (d * box.height || 1) };
    };

    let from: Point | null = null;
    let fingers: ReturnType<typeof between> | null = null;
    const down = (event: PointerEvent) => {
      from = event.pointerType === 'mouse' ? { x: event.clientX, y: event.clientY } : null;
    };
    const move = (event: PointerEvent) => {
      if (!from || event.buttons !== 1) return;
      const far = Math.hypot(event.clientX - from.x, event.clientY - from.y) > stray;
      if (!far && !frame.hasPointerCapture(event.pointerId)) return;
      // The click at a drag's end is then the frame's, and selects nothing.
      frame.setPointerCapture(event.pointerId);
      const way = wayOf(event.clientX - from.x, event.clientY - from.y);
      from = { x: event.clientX, y: event.clientY };
      if (latest.current.sight.zoom > 1) latest.current.moveTo(movedBy(latest.current.sight, way));
    };
    const wheel = (event: WheelEvent) => {
      if (!event.ctrlKey && !event.metaKey) return;
      event.preventDefault();
      const factor = Math.exp(-event.deltaY / 240);
      const at = placeAt({ x: event.clientX, y: event.clientY });
      latest.current.moveTo(zoomedAt(latest.current.sight, factor, at));
    };
    const touch = (event: TouchEvent) => {
      const [one, other] = event.touches;
      if (!one || !other) {
        fingers = null;
        return;
      }
      event.preventDefault();
      const now = between(one, other);
      if (fingers && fingers.gap > 0) {
        const { middle, gap } = fingers;
        const way = wayOf(now.middle.x - middle.x, now.middle.y - middle.y);
        const moved = movedBy(latest.current.sight, way);
        latest.current.moveTo(zoomedAt(moved, now.gap / gap, placeAt(now.middle)));
      }
      fingers = now;
    };
    const options = { passive: false };
    frame.addEventListener('pointerdown', down);
    frame.addEventListener('pointermove', move);
    frame.addEventListener('wheel', wheel, options);
    frame.addEventListener('touchstart', touch, options);
    frame.addEventListener('touchmove', touch, options);
    frame.addEventListener('touchend', touch, options);
    return () => {
      frame.removeEventListener('pointerdown', down);
      frame.removeEventListener('pointermove', move);
      frame.removeEventListener('wheel', wheel);
      frame.removeEventListener('touchstart', touch);
      frame.removeEventListener('touchmove', touch);
      frame.removeEventListener('touchend', touch);
    };
  }, [picture]);
}
